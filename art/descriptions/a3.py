# ruff: noqa: E501 (a table: one card per entry)
"""What is to be seen on the cards 46 to 68: English, French, Dutch; about equally long."""

DESCRIPTIONS = {
    "46": (
        "From above: a heart-shaped lake in an autumn forest, one swimmer with a red cap, a crooked wake",
        "Vu d'en haut : un lac en forme de cœur dans une forêt d'automne, un nageur et son sillage sinueux",
        "Van boven: een hartvormig meer in een herfstbos, één zwemmer met rode muts en een kronkelend spoor",
    ),
    "47": (
        "From above: ants carry a glowing sun over a blue checked cloth towards a hole; a plate and a fork",
        "Vu d'en haut : des fourmis portent un soleil sur une nappe à carreaux vers un trou ; assiette, fourchette",
        "Van boven: mieren dragen een gloeiende zon over een blauw geruit kleed naar een gat; een bord, een vork",
    ),
    "48": (
        "A giraffe with a red bow tie at the open window of a pink house; a child inside holds a cup of tea",
        "Une girafe à nœud papillon rouge à la fenêtre d'une maison rose ; un enfant y tient une tasse de thé",
        "Een giraf met rode vlinderstrik bij het open raam van een roze huis; binnen een kind met een kop thee",
    ),
    "49": (
        "A honeycomb of golden rooms: bees with a piano, a bath, a bed, books, an armchair and an hourglass",
        "Un rayon de miel aux pièces dorées : des abeilles avec piano, bain, lit, livres, fauteuil et sablier",
        "Een honingraat met gouden kamers: bijen met een piano, een bad, een bed, boeken, stoel en zandloper",
    ),
    "50": (
        "A small tree on top; below, among its roots, lit caves with houses, and a person near a white egg",
        "Un petit arbre en haut ; sous lui, entre les racines, des grottes à maisons et un homme près d'un œuf",
        "Boven een kleine boom; eronder, tussen de wortels, verlichte grotten met huizen en een mens bij een ei",
    ),
    "51": (
        "A pressed plant on pale paper: keys hang from its twigs, one stands in the pink flower; a blue beetle",
        "Une plante séchée sur papier clair : des clés pendent aux tiges, une dans la fleur rose ; un scarabée",
        "Een gedroogde plant op licht papier: sleutels aan de takjes, één in de roze bloem; een blauwe kever",
    ),
    "52": (
        "A red knitted glove stands in the snow with door, lit windows and a smoking pipe; a mouse brings a nut",
        "Un gant rouge tricoté dans la neige, avec porte, fenêtres et tuyau qui fume ; une souris et une noix",
        "Een rode gebreide handschoen in de sneeuw met deur, ramen en rokende pijp; een muis brengt een noot",
    ),
    "53": (
        "An hourglass: above a desert with camels and a palm, below a rain cloud, a ship and a whale at sea",
        "Un sablier : en haut un désert avec chameaux et palmier, en bas un nuage, un navire et une baleine",
        "Een zandloper: boven een woestijn met kamelen en een palm, onder een regenwolk, een schip, een walvis",
    ),
    "54": (
        "A large brown owl among ivy leaves; its eyes are two yellow clock faces; a golden key hangs below",
        "Un grand hibou brun parmi le lierre ; ses yeux sont deux cadrans jaunes ; une clé dorée pend en bas",
        "Een grote bruine uil tussen klimop; zijn ogen zijn twee gele wijzerplaten; onderaan een gouden sleutel",
    ),
    "55": (
        "A green octopus in a tailcoat conducts with batons, violin, cup, umbrella and trumpet; fish in front",
        "Une pieuvre verte en habit dirige avec baguettes, violon, tasse, ombrelle, trompette ; des poissons",
        "Een groene octopus in rok dirigeert met stokjes, viool, kopje, paraplu en trompet; vissen vooraan",
    ),
    "56": (
        "Night on the ice: a bear with a red scarf fishes a star from a glowing hole; a bucket full of stars",
        "Nuit sur la glace : un ours à écharpe rouge pêche une étoile dans un trou ; un seau rempli d'étoiles",
        "Nacht op het ijs: een beer met rode sjaal vist een ster uit een gloeiend gat; een emmer vol sterren",
    ),
    "57": (
        "A theatre with red curtains: a white rabbit with a wand, a hand in a top hat, empty seats, a carrot",
        "Un théâtre aux rideaux rouges : un lapin à baguette, une main dans un chapeau, sièges vides, carotte",
        "Een theater met rode gordijnen: een konijn met toverstaf, een hand in een hoed, lege stoelen, wortel",
    ),
    "58": (
        "A yellow wheat field: two scarecrows as bride and groom; a crow with a book and crows in hats around",
        "Un champ de blé jaune : deux épouvantails en mariés ; un corbeau au livre, des corbeaux en chapeau",
        "Een geel korenveld: twee vogelverschrikkers als bruidspaar; een kraai met boek en kraaien met hoeden",
    ),
    "59": (
        "An arched bridge made of books over a red canyon; a person in a blue coat on it, one book is missing",
        "Un pont de livres en arc sur un canyon rouge ; une personne en manteau bleu, il manque un livre",
        "Een boogbrug van boeken over een rode kloof; iemand in een blauwe jas erop, één boek ontbreekt nog",
    ),
    "60": (
        "Somebody with a yellow cap sits on a violin at sea and rows with the bow; a pale sun, three birds",
        "Quelqu'un en casquette jaune, assis sur un violon en mer, rame avec l'archet ; soleil pâle, oiseaux",
        "Iemand met een gele pet zit op een viool op zee en roeit met de strijkstok; bleke zon, drie vogels",
    ),
    "61": (
        "A white bathtub with a striped sail on green hills; a bather with a telescope, a duck, many sheep",
        "Une baignoire à voile rayée sur des collines vertes ; un baigneur à longue-vue, un canard, des moutons",
        "Een wit bad met gestreept zeil op groene heuvels; een bader met verrekijker, een eend, veel schapen",
    ),
    "62": (
        "A blue peacock in a stone hall, its tail a round window of coloured glass; a small person sweeps",
        "Un paon bleu dans une salle de pierre, sa queue est un vitrail rond ; une petite personne balaie",
        "Een blauwe pauw in een stenen zaal, zijn staart een rond glas-in-loodraam; een klein mens veegt er",
    ),
    "63": (
        "A spider's web with large drops; in them a boat, a palm, firs, a moon, a town, flowers and an eye",
        "Une toile d'araignée à grosses gouttes : dedans bateau, palmier, sapins, lune, ville, fleurs et œil",
        "Een spinnenweb met grote druppels; erin een boot, palm, sparren, maan, stad, bloemen en een oog",
    ),
    "64": (
        "Embroidery: a bare tree and somebody on a ladder; a needle with red thread sews on a single red leaf",
        "Broderie : un arbre nu, quelqu'un sur une échelle ; une aiguille à fil rouge coud une feuille rouge",
        "Borduurwerk: een kale boom en iemand op een ladder; een naald met rode draad naait een rood blad aan",
    ),
    "65": (
        "A baker takes a shining sun out of a brick oven on a long shovel; night in the window, a cat, sacks",
        "Un boulanger sort un soleil brillant du four en briques sur une pelle ; nuit à la fenêtre, un chat",
        "Een bakker haalt een stralende zon met een schep uit de stenen oven; nacht in het raam, een kat",
    ),
    "66": (
        "A huge blue-green eye with lids of cloud in the sky; on a hill a telescope, a stargazer and a cat",
        "Un œil immense aux paupières de nuages dans le ciel ; sur une colline un télescope, un homme, un chat",
        "Een reusachtig oog met wolken als leden in de lucht; op een heuvel een telescoop, een mens en een kat",
    ),
    "67": (
        "Pairs of shoes and boots without people walk in three rows through a street; lanterns and confetti",
        "Des paires de chaussures sans personne marchent en trois rangs dans une rue ; lampions et confettis",
        "Paren schoenen en laarzen zonder mensen lopen in drie rijen door een straat; lampions en confetti",
    ),
    "68": (
        "A chair on very long legs with an egg on a red cushion; below, a grey crowd of birds, one of them red",
        "Une chaise aux pieds très longs, un œuf sur un coussin rouge ; dessous, des oiseaux gris, un seul rouge",
        "Een stoel op heel lange poten met een ei op een rood kussen; eronder grijze vogels, één ervan rood",
    ),
}
