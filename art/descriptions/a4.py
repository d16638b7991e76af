# ruff: noqa: E501 (a table of sentences)
"""What is seen on the cards 69 to 90: English, French, Dutch."""

DESCRIPTIONS = {
    "69": (
        "A giant tortoise walks down a street with a garden and a cottage on its shell; a child holds out lettuce",
        "Une tortue géante traverse une rue, un jardin et une maison sur le dos ; un enfant lui tend une salade",
        "Een reuzenschildpad loopt door een straat met een tuin en een huisje op haar schild; een kind biedt sla aan",
    ),
    "70": (
        "A woman in a red dress sits on a swing that hangs from a white cloud, high above red roofs",
        "Une femme en robe rouge est sur une balançoire pendue à un nuage blanc, au-dessus de toits rouges",
        "Een vrouw in een rode jurk zit op een schommel die aan een witte wolk hangt, hoog boven rode daken",
    ),
    "71": (
        "Large goldfish float between washing lines in a narrow alley with shutters; a black cat watches",
        "De gros poissons rouges flottent entre des cordes à linge dans une ruelle ; un chat noir regarde",
        "Grote goudvissen zweven tussen waslijnen in een smalle steeg met luiken; een zwarte kat kijkt toe",
    ),
    "72": (
        "A pomegranate is a mine: small miners with a ladder and a cart on rails bring out its red seeds",
        "Une grenade est une mine : de petits mineurs en sortent les grains rouges, avec échelle et wagonnet",
        "Een granaatappel is een mijn: kleine mijnwerkers halen met ladder en karretje de rode pitten eruit",
    ),
    "73": (
        "A pear cut in half holds a bedroom and a sitting room joined by a ladder; a whole pear stands behind",
        "Une poire coupée contient une chambre et un salon reliés par une échelle ; une poire entière derrière",
        "Een halve peer bevat een slaapkamer en een zitkamer met een ladder ertussen; erachter een hele peer",
    ),
    "74": (
        "A long red coat hangs from a branch in a grey wood; inside it are a sunny valley and a river",
        "Un long manteau rouge pend à une branche dans un bois gris ; dedans, une vallée au soleil et une rivière",
        "Een lange rode jas hangt aan een tak in een grijs bos; binnenin een zonnig dal met een rivier",
    ),
    "75": (
        "A lion's face with a mane of ripe wheat fills the sky above a field; two small reapers stand below",
        "Une tête de lion à crinière de blé mûr au-dessus d'un champ ; deux petits moissonneurs en bas",
        "Een leeuwenkop met manen van rijp koren vult de hemel boven een akker; onderaan staan twee kleine maaiers",
    ),
    "76": (
        "A hedgehog walks through a dark wood with nine burning candles on its back, among toadstools",
        "Un hérisson marche dans un bois sombre, neuf bougies allumées sur le dos, parmi des champignons",
        "Een egel loopt door een donker bos met negen brandende kaarsen op zijn rug, tussen paddenstoelen",
    ),
    "77": (
        "An ocean liner comes in between the platforms of a station; one traveller with a suitcase waits",
        "Un paquebot entre dans une gare, entre les quais ; un seul voyageur attend avec sa valise",
        "Een oceaanstomer vaart een station binnen, tussen de perrons; één reiziger met een koffer wacht",
    ),
    "78": (
        "A mosaic: a black bird with a turquoise marble like an eye in its beak, above an open hand",
        "Une mosaïque : un oiseau noir, au bec une bille turquoise comme un œil, au-dessus d'une main ouverte",
        "Een mozaïek: een zwarte vogel met in zijn snavel een turkooizen knikker als een oog, boven een open hand",
    ),
    "79": (
        "A print: three frogs in top hats march over water lilies in the rain with drum, tuba and trumpet",
        "Une gravure : trois grenouilles à chapeau défilent sous la pluie avec tambour, tuba et trompette",
        "Een prent: drie kikkers met hoge hoed marcheren in de regen over waterlelies met trommel, tuba en trompet",
    ),
    "80": (
        "A huge red anchor on a chain from the sky ploughs a field; the shadow of a ship; sheep run away",
        "Une énorme ancre rouge pend du ciel et laboure un champ ; l'ombre d'un navire ; des moutons s'enfuient",
        "Een reusachtig rood anker aan een ketting uit de lucht ploegt een akker; schaduw van een schip; schapen",
    ),
    "81": (
        "Seen from the bottom of a well: somebody climbs a ladder to a round of sky; sheep look in",
        "Vu du fond d'un puits : quelqu'un monte à l'échelle vers un rond de ciel ; des moutons regardent",
        "Vanaf de bodem van een put: iemand klimt op een ladder naar een rond stuk hemel; schapen kijken naar binnen",
    ),
    "82": (
        "Seen from above: two people in a boat on a sea of stars have thrown a round net full of stars",
        "Vu d'en haut : deux personnes en barque sur une mer d'étoiles lancent un filet rond plein d'étoiles",
        "Van boven gezien: twee mensen in een boot op een sterrenzee hebben een rond net uitgeworpen, vol sterren",
    ),
    "83": (
        "Two climbers on a rope go up a pink wedding cake with a tent on it; the couple stands on top",
        "Deux alpinistes encordés gravissent un gâteau de mariage rose ; une tente, et le couple en haut",
        "Twee klimmers aan een touw bestijgen een roze bruidstaart met een tent; bovenop staat het bruidspaar",
    ),
    "84": (
        "A large tiger folded from orange paper bends to a child in blue who holds up a red paper fish",
        "Un grand tigre plié en papier orange se penche vers un enfant en bleu tendant un poisson rouge plié",
        "Een grote tijger van gevouwen oranje papier buigt zich naar een kind in het blauw met een rode papieren vis",
    ),
    "85": (
        "In the evening a striped circus tent rises like a jellyfish; a man in a top hat hangs on a rope of it",
        "Le soir, un chapiteau rayé s'élève comme une méduse ; un homme en haut-de-forme pend à une corde",
        "In de avond stijgt een gestreepte circustent op als een kwal; een man met hoge hoed hangt aan een touw",
    ),
    "86": (
        "A white-haired man plays the cello on an ice floe; seals listen and a whale's tail stands up",
        "Un homme aux cheveux blancs joue du violoncelle sur la banquise ; des phoques, une queue de baleine",
        "Een man met wit haar speelt cello op een ijsschots; zeehonden luisteren, een walvisstaart steekt omhoog",
    ),
    "87": (
        "Under an iceberg's tip a huge face of ice sleeps in the water; a red boat above, a diver below",
        "Sous la pointe d'un iceberg, un visage de glace dort dans l'eau ; un canot rouge, un plongeur",
        "Onder de top van een ijsberg slaapt een enorm gezicht van ijs; boven een rode boot, onder een duiker",
    ),
    "88": (
        "Penguins with folded towels on their heads bathe in a hot pool in the snow; one brings tea",
        "Des manchots, serviette pliée sur la tête, se baignent dans un bassin chaud ; l'un sert le thé",
        "Pinguïns met een opgevouwen handdoek op hun kop baden in een warme poel in de sneeuw; één brengt thee",
    ),
    "89": (
        "At sunset two seated giants face each other with power lines stretched between their fingers",
        "Au couchant, deux géants assis face à face tendent des lignes électriques entre leurs doigts",
        "Bij zonsondergang zitten twee reuzen tegenover elkaar met stroomdraden tussen hun vingers",
    ),
    "90": (
        "A small figure on a rock pours a rainbow from a huge red watering can onto a grey land",
        "Une petite silhouette sur un rocher verse un arc-en-ciel d'un grand arrosoir sur un pays gris",
        "Een kleine figuur op een rots giet een regenboog uit een enorme rode gieter over een grijs land",
    ),
}
