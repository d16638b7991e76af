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
        "Inside an open walnut is a stage with red curtains and two actors; ladybirds sit in front in a row",
        "Dans une noix ouverte, une scène à rideaux rouges et deux acteurs ; devant, une rangée de coccinelles",
        "In een open walnoot is een toneel met rode gordijnen en twee spelers; ervoor een rij lieveheersbeestjes",
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
        "Een leeuwenkop met manen van rijp koren boven een akker; onderaan staan twee kleine maaiers",
    ),
    "76": (
        "A hedgehog walks through a dark wood with nine burning candles on its back, among toadstools",
        "Un hérisson marche dans un bois sombre, neuf bougies allumées sur le dos, parmi des champignons",
        "Een egel loopt door een donker bos met negen brandende kaarsen op zijn rug, tussen paddenstoelen",
    ),
    "77": (
        "A train comes out of the open mouth of a sleeping green dragon as large as a hill; sheep graze",
        "Un train sort de la gueule ouverte d'un dragon vert endormi, grand comme une colline ; moutons au pré",
        "Een trein rijdt uit de open bek van een slapende groene draak, groot als een heuvel; schapen grazen",
    ),
    "78": (
        "A mosaic: a black bird with a turquoise marble like an eye in its beak, above an open hand",
        "Une mosaïque : un oiseau noir tient au bec une bille turquoise comme un œil, sur une main ouverte",
        "Een mozaïek: een zwarte vogel met een turkooizen knikker als een oog, boven een open hand",
    ),
    "79": (
        "A print: three frogs in top hats march over water lilies in the rain with drum, tuba and trumpet",
        "Une gravure : trois grenouilles à chapeau défilent sous la pluie avec tambour, tuba et trompette",
        "Een prent: drie kikkers met hoge hoed marcheren in de regen met trommel, tuba en trompet",
    ),
    "80": (
        "Embroidery: three snails in a row like a train, two with a window in the shell, one with a chimney",
        "Broderie : trois escargots en file comme un train, deux avec une fenêtre, un avec une cheminée",
        "Borduurwerk: drie slakken op een rij als een trein, twee met een raam, één met een schoorsteen",
    ),
    "81": (
        "Seen from the bottom of a well: somebody climbs a ladder to a round of sky; sheep look in",
        "Vu du fond d'un puits : quelqu'un monte à l'échelle vers un rond de ciel ; des moutons regardent",
        "Vanaf de bodem van een put: iemand klimt op een ladder naar een rond stuk hemel; schapen kijken",
    ),
    "82": (
        "Seen from above: two people in a boat on a sea of stars have thrown a round net full of stars",
        "Vu d'en haut : deux personnes en barque sur une mer d'étoiles lancent un filet rond plein d'étoiles",
        "Van boven gezien: twee mensen in een boot op een sterrenzee hebben een rond net vol sterren",
    ),
    "83": (
        "Two climbers on a rope go up a pink wedding cake with a tent on it; the couple stands on top",
        "Deux alpinistes encordés gravissent un gâteau de mariage rose ; une tente, et le couple en haut",
        "Twee klimmers aan een touw bestijgen een roze bruidstaart met een tent; bovenop staat het paar",
    ),
    "84": (
        "A large tiger folded from orange paper bends to a child in blue who holds up a red paper fish",
        "Un grand tigre plié en papier orange se penche vers un enfant en bleu tendant un poisson rouge plié",
        "Een grote tijger van gevouwen oranje papier buigt naar een kind in het blauw met een papieren vis",
    ),
    "85": (
        "Smoke from a chimney forms two dancers in an evening sky; a sweep and a cat sit on the roof",
        "La fumée d'une cheminée forme deux danseurs dans le soir ; un ramoneur et un chat sur le toit",
        "Rook uit een schoorsteen vormt twee dansers; een schoorsteenveger en een kat zitten op het dak",
    ),
    "86": (
        "A white-haired man plays the cello on an ice floe; seals listen and a whale's tail stands up",
        "Un homme aux cheveux blancs joue du violoncelle sur la banquise ; des phoques, une queue de baleine",
        "Een man met wit haar speelt cello op een ijsschots; zeehonden luisteren, een walvisstaart steekt op",
    ),
    "87": (
        "Under an iceberg's tip a huge face of ice sleeps in the water; a red boat above, a diver below",
        "Sous la pointe d'un iceberg, un visage de glace dort dans l'eau ; un canot rouge, un plongeur",
        "Onder de top van een ijsberg slaapt een groot gezicht van ijs; boven een rode boot, onder een duiker",
    ),
    "88": (
        "Penguins with folded towels on their heads bathe in a hot pool in the snow; one brings tea",
        "Des manchots, serviette pliée sur la tête, se baignent dans un bassin chaud ; l'un sert le thé",
        "Pinguïns met een handdoek op het hoofd baden in een warme poel in de sneeuw; één brengt thee",
    ),
    "89": (
        "At sunset two seated giants face each other with power lines stretched between their fingers",
        "Au couchant, deux géants assis face à face tendent des lignes électriques entre leurs doigts",
        "Bij zonsondergang zitten twee reuzen tegenover elkaar met stroomdraden tussen hun vingers",
    ),
    "90": (
        "A small figure on a rock pours a rainbow from a huge red watering can onto a grey land",
        "Une petite silhouette sur un rocher verse un arc-en-ciel d'un grand arrosoir sur un pays gris",
        "Een kleine figuur op een rots giet een regenboog uit een grote rode gieter over grijs land",
    ),
}
