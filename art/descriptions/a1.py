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
        "A dead tree in a desert; its shadow is green grass with flowers; a man rests in it, a camel grazes.",
        "Un arbre mort dans le désert ; son ombre est un pré fleuri ; un homme s'y repose, un dromadaire broute.",
        "Een dode boom in een woestijn; zijn schaduw is gras met bloemen; er rust een man, een kameel graast.",
    ),
    "06": (
        "In a desert a man pulls at a rope a giant snail with a striped lighthouse on its shell.",
        "Dans un désert, un homme tire par une corde un escargot géant qui porte un phare rayé.",
        "In een woestijn trekt een man aan een touw een reuzenslak voort met een gestreepte vuurtoren op haar huis.",
    ),
    "07": (
        "A room half under water: an old man reads in a red armchair, a cat above him, fish below.",
        "Une pièce à moitié inondée: un vieil homme lit dans un fauteuil rouge, un chat, des poissons.",
        "Een kamer half onder water: een oude man leest in een rode leunstoel, boven een kat, onder vissen.",
    ),
    "08": (
        "A child with a lantern in a dark corridor; from an open door falls a horned shadow; two eyes far off.",
        "Un enfant à la lanterne, un couloir sombre ; d'une porte ouverte tombe une ombre cornue ; deux yeux au fond.",
        "Een kind met lantaarn in een donkere gang; uit een open deur valt een schaduw met hoorns; ver weg twee ogen.",
    ),
    "09": (
        "Somebody sleeps in bed; the blanket is a landscape with hills, riders, a windmill and a sea.",
        "Quelqu'un dort au lit; la couverture est un paysage: collines, cavaliers, moulin et mer.",
        "Iemand slaapt in bed; de deken is een landschap met heuvels, ruiters, een windmolen en een zee.",
    ),
    "10": (
        "A huge poodle of clipped hedge with a red collar gives its paw to a gardener; behind it an empty tub.",
        "Un caniche géant taillé dans une haie, à collier rouge, donne la patte à un jardinier ; derrière, un bac vide.",
        "Een reusachtige poedel van geknipte haag met rode halsband geeft een tuinman een poot; erachter een lege bak.",
    ),
    "11": (
        "Black umbrellas from above in the rain; a red one is turned over, filled, with goldfish in it.",
        "Des parapluies noirs vus d'en haut; un rouge, retourné, plein d'eau avec des poissons rouges.",
        "Zwarte paraplu's van boven in de regen; een rode ligt omgekeerd, vol water, met goudvissen.",
    ),
    "12": (
        "In an attic folded umbrellas with eyes hang like bats; a red one flies; a child comes with a lantern.",
        "Au grenier, des parapluies à yeux jaunes pendent comme des chauves-souris ; un rouge vole devant un enfant.",
        "Op een zolder hangen dichte paraplu's met ogen als vleermuizen; een rode vliegt; een kind met een lantaarn.",
    ),
    "13": (
        "A man on a ladder wipes the rain off the sky like a window; behind it the sun shines on half a town.",
        "Sur une échelle, un homme essuie la pluie du ciel comme une vitre ; le soleil éclaire la moitié d'une ville.",
        "Een man op een ladder wist de regen van de hemel als van een ruit; de zon schijnt op een halve stad.",
    ),
    "14": (
        "An open hand holds a small forest with a camp fire and somebody in red beside it; fireflies.",
        "Une main ouverte tient une petite forêt, un feu de camp et quelqu'un en rouge; des lucioles.",
        "Een open hand draagt een klein bos met een kampvuur en iemand in het rood; vuurvliegjes.",
    ),
    "15": (
        "A print in black, red and yellow: a crow flies with a key over pointed roofs before a moon.",
        "Une gravure noire, rouge et jaune : un corbeau portant une clé survole des toits, devant la lune.",
        "Een prent in zwart, rood en geel: een kraai vliegt met een sleutel over puntdaken, voor een maan.",
    ),
    "16": (
        "An etching: giant chess pieces on an old board; somebody in red stands at the king's door.",
        "Une eau-forte: des pièces d'échecs géantes; quelqu'un en rouge devant la porte du roi.",
        "Een ets: reusachtige schaakstukken op een oud bord; iemand in het rood bij de deur van de koning.",
    ),
    "17": (
        "A fox with a gold crown sits in a forest of cut paper before a large white sun; hares look on.",
        "Un renard à couronne d'or dans une forêt de papier découpé, devant un grand soleil; des lièvres.",
        "Een vos met een gouden kroon zit in een bos van papier voor een grote witte zon; hazen kijken toe.",
    ),
    "18": (
        "A diver in yellow hangs on a rope with a lantern in a blue hole; red octopus arms around it.",
        "Un scaphandrier jaune pend à une corde avec une lanterne; autour, des bras de pieuvre rouges.",
        "Een gele duiker hangt aan een touw met een lantaarn in een blauw gat; rode octopusarmen rondom.",
    ),
    "19": (
        "A castle and firs of paper rise from an open book; paper birds fly; a child walks into it.",
        "Un château et des sapins de papier sortent d'un livre ouvert; des oiseaux; un enfant y entre.",
        "Een kasteel en sparren van papier rijzen op uit een open boek; papieren vogels; een kind loopt naar binnen.",
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
        "'s Nachts begiet een tuinman met strohoed sterren die op stengels groeien; enkele vliegen weg; een witte kat.",
    ),
}
