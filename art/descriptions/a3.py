# ruff: noqa: E501 (a table: one card per entry)
"""What is to be seen on the cards 46 to 68: English, French, Dutch; about equally long."""

DESCRIPTIONS = {
    "46": (
        "From above: a heart-shaped lake in an autumn forest, one swimmer with a red cap, a crooked wake",
        "Vu d'en haut : un lac en forme de cœur dans une forêt d'automne, un nageur et son sillage sinueux",
        "Van boven: een hartvormig meer in een herfstbos, één zwemmer met rode badmuts en een kronkelend spoor",
    ),
    "47": (
        "From above: ants carry a glowing sun over a blue checked cloth towards a hole; a plate and a fork",
        "Vu d'en haut : des fourmis portent un soleil sur une nappe à carreaux vers un trou ; assiette, fourchette",
        "Van boven: mieren dragen een gloeiende zon over een blauw geruit kleed naar een gat; een bord, een vork",
    ),
    "48": (
        "In a full theatre a huge glowing jellyfish hangs under the vault; below, a singer in white spreads her arms",
        "Dans un théâtre plein, une immense méduse luit sous la voûte ; en bas, une chanteuse en blanc ouvre les bras",
        "In een vol theater hangt een enorme lichtende kwal; eronder spreidt een zangeres in het wit haar armen",
    ),
    "49": (
        "A honeycomb of golden rooms: bees with a piano, a bath, a bed, books, an armchair and an hourglass",
        "Un rayon de miel aux pièces dorées : des abeilles avec piano, bain, lit, livres, fauteuil et sablier",
        "Een honingraat met gouden kamers: bijen met piano, bad, bed, boeken, leunstoel en zandloper",
    ),
    "50": (
        "A small tree on top; below, among its roots, lit caves with houses, and a person near a white egg",
        "Un petit arbre en haut ; sous lui, entre les racines, des grottes à maisons et quelqu'un près d'un œuf",
        "Boven een kleine boom; eronder, tussen de wortels, verlichte grotten met huizen en iemand bij een wit ei",
    ),
    "51": (
        "A pressed plant on pale paper: keys hang from its twigs, one in the pink flower; a beetle with a keyhole",
        "Une plante séchée : des clés pendent aux tiges, une dans la fleur rose ; un scarabée porte un trou de serrure",
        "Een gedroogde plant: sleutels aan de takjes, één in de roze bloem; een blauwe kever met een sleutelgat",
    ),
    "52": (
        "A red knitted glove stands in the snow with door, lit windows and a smoking pipe; a mouse brings a nut",
        "Un gant rouge tricoté dans la neige, avec porte, fenêtres et tuyau qui fume ; une souris et une noix",
        "Een rode gebreide handschoen in de sneeuw met deur, ramen en rokende schoorsteen; een muis brengt een noot",
    ),
    "53": (
        "An hourglass: above a desert with camels and a palm, below a rain cloud, a ship and a whale at sea",
        "Un sablier : en haut un désert avec chameaux et palmier, en bas un nuage, un navire et une baleine",
        "Een zandloper: boven een woestijn met kamelen en een palm, onder een regenwolk, schip en walvis op zee",
    ),
    "54": (
        "A large brown owl among ivy leaves; its eyes are two yellow clock faces; a golden key hangs below",
        "Un grand hibou brun parmi le lierre ; ses yeux sont deux cadrans jaunes ; une clé dorée pend en bas",
        "Een grote bruine uil tussen klimop; zijn ogen zijn twee gele wijzerplaten; onderaan een gouden sleutel",
    ),
    "55": (
        "A green octopus in a tailcoat conducts with batons, violin, cup, umbrella and trumpet; fish in front",
        "Une pieuvre verte en habit dirige avec baguettes, violon, tasse, ombrelle, trompette ; des poissons",
        "Een groene octopus in rokkostuum dirigeert met stokjes, viool, kopje, paraplu en trompet; vooraan vissen",
    ),
    "56": (
        "At dawn a beetle pushes a blue planet up a grassy hill; far off others roll a red and a ringed one",
        "À l'aube, un scarabée pousse une planète bleue sur une colline ; deux autres roulent la leur au loin",
        "Bij dageraad duwt een kever een blauwe planeet een heuvel op; in de verte rollen er twee de hunne",
    ),
    "57": (
        "A theatre with red curtains: a white rabbit with a wand, a hand in a top hat, empty seats, a carrot",
        "Un théâtre aux rideaux rouges : un lapin à baguette, une main dans un chapeau, sièges vides, carotte",
        "Een theater met rode gordijnen: een wit konijn met toverstaf, een hand in een hoge hoed, stoelen, een wortel",
    ),
    "58": (
        "A yellow wheat field: two scarecrows as bride and groom; a crow with a book and crows in hats around",
        "Un champ de blé jaune : deux épouvantails en mariés ; un corbeau au livre, des corbeaux en chapeau",
        "Een geel korenveld: twee vogelverschrikkers als bruidspaar; een kraai met boek en kraaien met hoeden",
    ),
    "59": (
        "An arched bridge made of books over a red canyon; a person in a blue coat on it, one book is missing",
        "Un pont de livres en arc sur un canyon rouge ; une personne en manteau bleu, il manque un livre",
        "Een boogbrug van boeken over een rode kloof; erop iemand in een blauwe jas; één boek ontbreekt",
    ),
    "60": (
        "At night somebody in red cycles over the sea on the beam of a striped lighthouse; gulls sit on it",
        "La nuit, quelqu'un en rouge roule à vélo au-dessus de la mer, sur le faisceau d'un phare ; des mouettes",
        "Bij nacht fietst iemand in het rood boven zee over de lichtbundel van een vuurtoren; er zitten meeuwen op",
    ),
    "61": (
        "A white bathtub with a striped sail on green hills; a bather with a telescope, a duck, many sheep",
        "Une baignoire à voile rayée sur des collines vertes ; un baigneur à longue-vue, un canard, des moutons",
        "Een wit bad met gestreept zeil op groene heuvels; erin iemand met een verrekijker; een eend, veel schapen",
    ),
    "62": (
        "In a circus an ant with a moustache and a striped vest lifts two cherries on a bar; beetles look on",
        "Au cirque, une fourmi à moustache, en maillot rayé, soulève deux cerises ; des coléoptères regardent",
        "In een circus tilt een mier met snor en gestreept hemd twee kersen aan een stang op; kevers kijken toe",
    ),
    "63": (
        "A spider's web with large drops; in them a boat, a palm, firs, a moon, a town, flowers and an eye",
        "Une toile d'araignée à grosses gouttes : dedans bateau, palmier, sapins, lune, ville, fleurs et œil",
        "Een spinnenweb met grote druppels; erin een boot, palm, sparren, maan, stad, bloemen en een oog",
    ),
    "64": (
        "Embroidery: a bare tree and somebody on a ladder; a needle with red thread sews on a single red leaf",
        "Broderie : un arbre nu, quelqu'un sur une échelle ; une aiguille à fil rouge coud une feuille rouge",
        "Borduurwerk: een kale boom en iemand op een ladder; een naald met rode draad naait één rood blad aan",
    ),
    "65": (
        "A baker takes a shining sun out of a brick oven on a long shovel; night in the window, a cat, sacks",
        "Un boulanger sort un soleil brillant du four en briques sur une pelle ; nuit à la fenêtre, un chat",
        "Een bakker haalt met een lange schep een stralende zon uit een stenen oven; nacht in het raam, kat, zakken",
    ),
    "66": (
        "A huge eye with lids of cloud; a telescope is reflected in its pupil; on a hill a stargazer and a cat",
        "Un œil immense aux paupières de nuages ; un télescope se reflète dans la pupille ; un astronome et un chat",
        "Een enorm oog met oogleden van wolk; een telescoop spiegelt zich in de pupil; eronder een sterrenkijker, een kat",
    ),
    "67": (
        "A house of playing cards with tenants stands on a beach; a red crab pulls at one of the lowest cards",
        "Un château de cartes habité sur une plage ; un crabe rouge tire sur une des cartes du bas",
        "Op een strand staat een bewoond kaartenhuis; een rode krab trekt aan een van de onderste kaarten",
    ),
    "68": (
        "A chair on very long legs with an egg on a red cushion; below, a grey crowd of birds, one of them red",
        "Une chaise aux pieds très longs, un œuf sur un coussin rouge ; dessous, des oiseaux gris, un seul rouge",
        "Een stoel op heel lange poten met een ei op een rood kussen; eronder veel grijze vogels, één ervan rood",
    ),
}
