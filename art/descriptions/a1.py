# ruff: noqa: E501 (one sentence per line)
"""What is seen on the cards 01 to 22: English, French, Dutch."""

DESCRIPTIONS = {
    "01": (
        "A lying bottle holds a tall ship in a storm; beside it a small fish lies in a puddle.",
        "Une bouteille couchée contient un voilier dans la tempête; à côté, un poisson dans une flaque.",
        "In een liggende fles vaart een zeilschip door een storm; ernaast ligt een visje in een plas.",
    ),
    "02": (
        "Somebody fishes from a blue boat in a cup of tea; the steam above it is a white whale.",
        "Quelqu'un pêche d'une barque bleue dans une tasse de thé; la vapeur est une baleine blanche.",
        "Iemand vist vanuit een blauw bootje in een kop thee; de damp erboven is een witte walvis.",
    ),
    "03": (
        "A child on a swing in a green tree under a glass dome; a grey cat; snow behind the window.",
        "Un enfant sur une balançoire dans un arbre vert sous cloche; un chat gris; neige au-dehors.",
        "Een kind op een schommel aan een groene boom onder een stolp; een grijze kat; buiten sneeuw.",
    ),
    "04": (
        "A huge fox sleeps, curled up; a village stands on its back; a small figure looks up at it.",
        "Un renard immense dort en boule; un village est sur son dos; une petite silhouette le regarde.",
        "Een reusachtige vos slaapt opgerold; op zijn rug staat een dorp; een klein mens kijkt omhoog.",
    ),
    "05": (
        "By night an elephant carries a row of lit houses on its back; a child with a lantern leads it.",
        "La nuit, un éléphant porte des maisons éclairées; un enfant avec une lanterne le conduit.",
        "In de nacht draagt een olifant een rij verlichte huizen; een kind met een lantaarn leidt hem.",
    ),
    "06": (
        "In a desert a man pulls at a rope a giant snail with a striped lighthouse on its shell.",
        "Dans un désert, un homme tire par une corde un escargot géant qui porte un phare rayé.",
        "In een woestijn trekt een man aan een touw een reuzenslak met een gestreepte vuurtoren.",
    ),
    "07": (
        "A room half under water: an old man reads in a red armchair, a cat above him, fish below.",
        "Une pièce à moitié inondée: un vieil homme lit dans un fauteuil rouge, un chat, des poissons.",
        "Een kamer half onder water: een oude man leest in een rode stoel, een kat boven, vissen onder.",
    ),
    "08": (
        "A child with a lantern in a dark corridor of doors; one is lit and open; two eyes far off.",
        "Un enfant avec une lanterne dans un couloir sombre; une porte éclairée; deux yeux au fond.",
        "Een kind met een lantaarn in een donkere gang; één deur is open en licht; achterin twee ogen.",
    ),
    "09": (
        "Somebody sleeps in bed; the blanket is a landscape with hills, riders, a windmill and a sea.",
        "Quelqu'un dort au lit; la couverture est un paysage: collines, cavaliers, moulin et mer.",
        "Iemand slaapt in bed; de deken is een landschap met heuvels, ruiters, een molen en een zee.",
    ),
    "10": (
        "A hedge maze from above, a piano in the middle, two walkers, and a striped balloon over it.",
        "Un labyrinthe de haies vu d'en haut, un piano au milieu, deux passants, un ballon rayé.",
        "Een doolhof van hagen van boven, een piano in het midden, twee wandelaars, een luchtballon.",
    ),
    "11": (
        "Black umbrellas from above in the rain; a red one is turned over, filled, with goldfish in it.",
        "Des parapluies noirs vus d'en haut; un rouge, retourné, plein d'eau avec des poissons rouges.",
        "Zwarte paraplu's van boven in de regen; een rode ligt omgekeerd, vol water, met goudvissen.",
    ),
    "12": (
        "A large hand draws the night sky aside like a curtain; behind it there is a sunny meadow.",
        "Une grande main écarte le ciel de nuit comme un rideau; derrière, un pré au soleil.",
        "Een grote hand schuift de nachthemel opzij als een gordijn; erachter ligt een zonnige wei.",
    ),
    "13": (
        "A large hand with scissors at the string that holds a full moon above roofs; a child in red.",
        "Une grande main, des ciseaux, le fil qui retient la lune sur les toits; un enfant en rouge.",
        "Een grote hand met een schaar bij het touw van de maan boven daken; een kind in het rood.",
    ),
    "14": (
        "An open hand holds a small forest with a camp fire and somebody in red beside it; fireflies.",
        "Une main ouverte tient une petite forêt, un feu de camp et quelqu'un en rouge; des lucioles.",
        "Een open hand draagt een klein bos met een kampvuur en iemand in het rood; vuurvliegjes.",
    ),
    "15": (
        "A print in black, red and yellow: a crow flies with a key over pointed roofs before a moon.",
        "Une gravure noire, rouge et jaune: un corbeau vole avec une clé sur des toits, devant la lune.",
        "Een prent in zwart, rood en geel: een kraai vliegt met een sleutel over daken, voor een maan.",
    ),
    "16": (
        "An etching: giant chess pieces on an old board; somebody in red stands at the king's door.",
        "Une eau-forte: des pièces d'échecs géantes; quelqu'un en rouge devant la porte du roi.",
        "Een ets: reusachtige schaakstukken op een oud bord; iemand in het rood bij de deur van de koning.",
    ),
    "17": (
        "A fox with a gold crown sits in a forest of cut paper before a large white sun; hares look on.",
        "Un renard à couronne d'or dans une forêt de papier découpé, devant un grand soleil; des lièvres.",
        "Een vos met een gouden kroon zit in een bos van papier voor een grote witte zon; hazen kijken.",
    ),
    "18": (
        "A diver in yellow hangs on a rope with a lantern in a blue hole; red octopus arms around it.",
        "Un scaphandrier jaune pend à une corde avec une lanterne; autour, des bras de pieuvre rouges.",
        "Een gele duiker hangt aan een touw met een lantaarn in een blauw gat; rode octopusarmen rondom.",
    ),
    "19": (
        "A castle and firs of paper rise from an open book; paper birds fly; a child walks into it.",
        "Un château et des sapins de papier sortent d'un livre ouvert; des oiseaux; un enfant y entre.",
        "Een kasteel en sparren van papier staan op uit een open boek; vogels; een kind loopt erin.",
    ),
    "20": (
        "Two black cats climb a stair of piano keys that leads over clouds to a full moon; butterflies.",
        "Deux chats noirs montent un escalier de touches de piano vers la pleine lune; des papillons.",
        "Twee zwarte katten klimmen over een trap van pianotoetsen naar de volle maan; vlinders.",
    ),
    "21": (
        "A steam train climbs a rail above pink clouds; its smoke turns into birds; a man is fishing.",
        "Un train à vapeur monte au-dessus de nuages roses; sa fumée devient oiseaux; un pêcheur.",
        "Een stoomtrein klimt boven roze wolken; zijn rook wordt een zwerm vogels; een man zit te vissen.",
    ),
    "22": (
        "By night a gardener in a straw hat waters stars that grow on stalks; some fly off; a white cat.",
        "La nuit, un jardinier arrose des étoiles sur des tiges; certaines s'envolent; un chat blanc.",
        "In de nacht giet een tuinman sterren die op stengels groeien; enkele vliegen weg; een witte kat.",
    ),
}
