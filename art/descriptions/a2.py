# ruff: noqa: E501 (a table of sentences)
"""What is seen on the cards 23 to 45, in English, French and Dutch."""

DESCRIPTIONS = {
    "23": (
        "An organ as large as a mountain; snow blows from its golden pipes; a small man in red sits and plays.",
        "Un orgue grand comme une montagne ; ses tuyaux dorés soufflent de la neige ; un petit homme en rouge joue.",
        "Een orgel zo groot als een berg; uit de gouden pijpen waait sneeuw; een kleine man in het rood speelt.",
    ),
    "24": (
        "Painters with a ladder and buckets put black stripes on a huge white horse; others wait, two are done.",
        "Avec échelle et seaux, des peintres rayent de noir un énorme cheval blanc ; d'autres attendent, deux sont prêts.",
        "Schilders met ladder en emmers verven zwarte strepen op een enorm wit paard; andere wachten, twee zijn klaar.",
    ),
    "25": (
        "Inside the skeleton of a whale on a beach: ribs form arches, people walk past candles towards the skull.",
        "Dans un squelette de baleine, sur une plage : des gens vont entre des bougies, sous les côtes, vers le crâne.",
        "In het skelet van een walvis op een strand: ribben als bogen, mensen lopen langs kaarsen naar de schedel.",
    ),
    "26": (
        "A knitted landscape with sheep, a house and a river hangs from a needle; a ball of yellow wool is its sun.",
        "Un paysage tricoté avec moutons, maison et rivière pend à une aiguille ; une pelote jaune est le soleil.",
        "Een gebreid landschap met schapen, huis en rivier hangt aan een breinaald; een bol gele wol is de zon.",
    ),
    "27": (
        "Two rowing boats on a golden sea; the two rowers share one very long striped scarf with birds on it.",
        "Deux barques sur une mer dorée ; les rameurs partagent une très longue écharpe rayée, des oiseaux dessus.",
        "Twee roeiboten op een gouden zee; de twee roeiers delen één heel lange gestreepte sjaal, met vogels erop.",
    ),
    "28": (
        "A puppeteer with a hat in grey clouds holds the rain on strings; below, a child has a yellow umbrella.",
        "Un marionnettiste à chapeau, dans les nuages, tient la pluie par des fils ; un enfant a un parapluie jaune.",
        "Een poppenspeler met hoed in grijze wolken houdt de regen aan draden; een kind heeft een gele paraplu.",
    ),
    "29": (
        "A stained-glass window: a stag seen from the front, burning candles on its antlers, gold and red rings.",
        "Un vitrail : un cerf vu de face, des bougies allumées sur ses bois, entouré d'anneaux dorés et rouges.",
        "Een glas-in-loodraam: een hert van voren, brandende kaarsen op het gewei, gouden en rode ringen eromheen.",
    ),
    "30": (
        "From behind: an elephant in a red woollen hat and a child share a chairlift; the cable sags; snowy peaks.",
        "De dos : un éléphant à bonnet rouge et un enfant sur un télésiège ; le câble ploie ; des cimes enneigées.",
        "Van achteren: een olifant met rode muts en een kind in een stoeltjeslift; de kabel zakt door; sneeuwtoppen.",
    ),
    "31": (
        "A sunny yellow square; people throw shadows of an elephant, horse, bird and fox, and a cat that of a king.",
        "Une place jaune au soleil ; les gens ont des ombres d'éléphant, cheval, oiseau, renard ; un chat, d'un roi.",
        "Een zonnig geel plein; mensen hebben de schaduw van olifant, paard, vogel en vos, een kat die van een koning.",
    ),
    "32": (
        "A brass bird cage in a white room holds a thunderstorm; a yellow bird stands outside under an umbrella.",
        "Une cage dorée, dans une pièce blanche, contient un orage ; un oiseau jaune est dehors sous un parapluie.",
        "Een koperen vogelkooi in een witte kamer bevat een onweer; een gele vogel staat erbuiten onder een paraplu.",
    ),
    "33": (
        "A long red table from above, laid for ten: an island, a moon, a cloud on the plates; one bear sits at it.",
        "Une longue table rouge vue d'en haut : île, lune, nuage dans les dix assiettes ; un seul ours y est assis.",
        "Een lange rode tafel van boven, gedekt voor tien: eiland, maan, wolk op de borden; er zit één beer aan.",
    ),
    "34": (
        "A green door stands open in a wheat field; behind it are night and sea; water spills out beside a hare.",
        "Une porte verte ouverte dans un champ de blé ; derrière, la nuit et la mer ; l'eau en sort près d'un lièvre.",
        "Een groene deur staat open in een korenveld; erachter nacht en zee; er stroomt water uit, naast een haas.",
    ),
    "35": (
        "A child in red boots stands in the rain by a puddle; reflected in it are stars, planets and an astronaut.",
        "Un enfant en bottes rouges, sous la pluie ; sa flaque reflète des étoiles, des planètes, un astronaute.",
        "Een kind met rode laarzen staat in de regen bij een plas; die spiegelt sterren, planeten en een astronaut.",
    ),
    "36": (
        "Inside a large clock: brass wheels, the lit dial from behind, an old man on a ladder with an oil can, a cat.",
        "Dans une grande horloge : des rouages, le cadran vu de dos, un vieil homme sur une échelle, un chat.",
        "In een grote klok: raderen, verlichte wijzerplaat van achteren, oude man met oliekan op een ladder, een kat.",
    ),
    "37": (
        "A carousel in a pink desert; its horses gallop away with their poles; a child left on it raises an arm.",
        "Un manège dans un désert rose ; ses chevaux partent au galop avec leurs barres ; un enfant lève le bras.",
        "Een draaimolen in een roze woestijn; de paarden galopperen weg; een achtergebleven kind steekt een arm op.",
    ),
    "38": (
        "In a greenhouse full of plants a red and white rocket grows from a large flower pot; a gardener waters it.",
        "Dans une serre pleine de plantes, une fusée rouge et blanche pousse dans un grand pot ; un jardinier l'arrose.",
        "In een kas vol planten groeit een rood-witte raket uit een grote bloempot; een tuinman geeft hem water.",
    ),
    "39": (
        "A child on a hill holds a house on a string like a kite; washing is its tail; a fox watches, leaves fly.",
        "Un enfant sur une colline tient une maison comme un cerf-volant, du linge pour queue ; un renard regarde.",
        "Een kind op een heuvel houdt een huis als vlieger aan een touw, met wasgoed als staart; een vos kijkt toe.",
    ),
    "40": (
        "A sea turtle from above; its shell is an island of fields, hedges and red roofs; boats and gulls around it.",
        "Une tortue de mer vue d'en haut ; sa carapace est une île de champs aux toits rouges ; bateaux et mouettes.",
        "Een zeeschildpad van boven; haar schild is een eiland met akkers, heggen en rode daken; bootjes en meeuwen.",
    ),
    "41": (
        "A print in pink and blue: a man with a top hat and umbrella on a rope between two moons; a cat, roofs.",
        "Une estampe rose et bleue : un homme en haut-de-forme sur une corde entre deux lunes ; un chat, des toits.",
        "Een prent in roze en blauw: een man met hoge hoed en paraplu op een koord tussen twee manen; een kat, daken.",
    ),
    "42": (
        "A street lamp in the snow at night; goldfish swim in its cone of light; a child in red with a sledge looks up.",
        "Un réverbère dans la neige, la nuit ; des poissons rouges nagent dans sa lumière ; un enfant a une luge.",
        "Een straatlamp in de sneeuw bij nacht; goudvissen zwemmen in het licht; een kind met een slee kijkt omhoog.",
    ),
    "43": (
        "Butterflies and winged letters pour out of a red letter box against a pink sky; a small postman looks up.",
        "Des papillons et des lettres ailées sortent d'une boîte aux lettres rouge ; un petit facteur les regarde.",
        "Vlinders en gevleugelde brieven stromen uit een rode brievenbus; roze lucht; een kleine postbode kijkt op.",
    ),
    "44": (
        "A stall of masks at night under lanterns; the seller has no face; a fox in a coat holds up a mask.",
        "Un étal de masques, la nuit, sous des lampions ; le vendeur est sans visage ; un renard lève un masque.",
        "Een kraam met maskers onder lampions; de verkoper heeft geen gezicht; een vos in jas houdt een masker omhoog.",
    ),
    "45": (
        "A bather rows a foamy bath on the sea beside a toy duck; under the water a huge fish with teeth looks up.",
        "Un baigneur rame en mer dans une baignoire, près d'un canard jouet ; dessous, un énorme poisson à dents.",
        "Iemand roeit in een bad vol schuim op zee, naast een badeend; onder water kijkt een enorme vis met tanden op.",
    ),
}
