# ruff: noqa: E501 (an entry is a line)
"""What can be seen on each card, in neutral words. Made by `make deck`."""

from __future__ import annotations

from bombe.text import T

DESCRIPTIONS: dict[str, T] = {
    "01": T(
        "A lying bottle holds a tall ship in a storm; beside it a small fish lies in a puddle."
    ),
    "02": T(
        "Somebody fishes from a blue boat in a cup of tea; the steam above it is a white whale."
    ),
    "03": T(
        "A child on a swing in a green tree under a glass dome; a grey cat; snow behind the window."
    ),
    "04": T(
        "A huge fox sleeps, curled up; a village stands on its back; a small figure looks up at it."
    ),
    "05": T(
        "A dead tree in a desert; its shadow is green grass with flowers; a man rests in it, a camel grazes."
    ),
    "06": T(
        "In a desert a man pulls at a rope a giant snail with a striped lighthouse on its shell."
    ),
    "07": T(
        "A room half under water: an old man reads in a red armchair, a cat above him, fish below."
    ),
    "08": T(
        "A child with a lantern in a dark corridor; from an open door falls a horned shadow; two eyes far off."
    ),
    "09": T(
        "Somebody sleeps in bed; the blanket is a landscape with hills, riders, a windmill and a sea."
    ),
    "10": T(
        "A huge poodle of clipped hedge with a red collar gives its paw to a gardener; behind it an empty tub."
    ),
    "11": T(
        "Black umbrellas from above in the rain; a red one is turned over, filled, with goldfish in it."
    ),
    "12": T(
        "In an attic folded umbrellas with eyes hang like bats; a red one flies; a child comes with a lantern."
    ),
    "13": T(
        "A man on a ladder wipes the rain off the sky like a window; behind it the sun shines on half a town."
    ),
    "14": T(
        "An open hand holds a small forest with a camp fire and somebody in red beside it; fireflies."
    ),
    "15": T(
        "A print in black, red and yellow: a crow flies with a key over pointed roofs before a moon."
    ),
    "16": T(
        "An etching: giant chess pieces on an old board; somebody in red stands at the king's door."
    ),
    "17": T(
        "A fox with a gold crown sits in a forest of cut paper before a large white sun; hares look on."
    ),
    "18": T(
        "A diver in yellow hangs on a rope with a lantern in a blue hole; red octopus arms around it."
    ),
    "19": T(
        "A castle and firs of paper rise from an open book; paper birds fly; a child walks into it."
    ),
    "20": T(
        "Two black cats climb a stair of piano keys that leads over clouds to a full moon; butterflies."
    ),
    "21": T(
        "A steam train climbs a rail above pink clouds; its smoke turns into birds; a man is fishing."
    ),
    "22": T(
        "By night a gardener in a straw hat waters stars that grow on stalks; some fly off; a white cat."
    ),
    "23": T(
        "An organ as large as a mountain; snow blows from its golden pipes; a small man in red sits and plays."
    ),
    "24": T(
        "Painters with a ladder and buckets put black stripes on a huge white horse; others wait, two are done."
    ),
    "25": T(
        "Inside the skeleton of a whale on a beach: ribs form arches, people walk past candles towards the skull."
    ),
    "26": T(
        "A knitted landscape with sheep, a house and a river hangs from a needle; a ball of yellow wool is its sun."
    ),
    "27": T(
        "Two rowing boats on a golden sea; the two rowers share one very long striped scarf with birds on it."
    ),
    "28": T(
        "A puppeteer with a hat in grey clouds holds the rain on strings; below, a child has a yellow umbrella."
    ),
    "29": T(
        "A stained-glass window: a stag seen from the front, burning candles on its antlers, gold and red rings."
    ),
    "30": T(
        "From behind: an elephant in a red woollen hat and a child share a chairlift; the cable sags; snowy peaks."
    ),
    "31": T(
        "A sunny yellow square; people throw shadows of an elephant, horse, bird and fox, and a cat that of a king."
    ),
    "32": T(
        "A brass bird cage in a white room holds a thunderstorm; a yellow bird stands outside under an umbrella."
    ),
    "33": T(
        "A long red table from above, laid for ten: an island, a moon, a cloud on the plates; one bear sits at it."
    ),
    "34": T(
        "A green door stands open in a wheat field; behind it are night and sea; water spills out beside a hare."
    ),
    "35": T(
        "A child in red boots stands in the rain by a puddle; reflected in it are stars, planets and an astronaut."
    ),
    "36": T(
        "Inside a large clock: brass wheels, the lit dial from behind, an old man on a ladder with an oil can, a cat."
    ),
    "37": T(
        "A carousel in a pink desert; its horses gallop away with their poles; a child left on it raises an arm."
    ),
    "38": T(
        "In a greenhouse full of plants a red and white rocket grows from a large flower pot; a gardener waters it."
    ),
    "39": T(
        "A child on a hill holds a house on a string like a kite; washing is its tail; a fox watches, leaves fly."
    ),
    "40": T(
        "A sea turtle from above; its shell is an island of fields, hedges and red roofs; boats and gulls around it."
    ),
    "41": T(
        "A print in pink and blue: a man with a top hat and umbrella on a rope between two moons; a cat, roofs."
    ),
    "42": T(
        "A street lamp in the snow at night; goldfish swim in its cone of light; a child in red with a sledge looks up."
    ),
    "43": T(
        "Butterflies and winged letters pour out of a red letter box against a pink sky; a small postman looks up."
    ),
    "44": T(
        "A stall of masks at night under lanterns; the seller has no face; a fox in a coat holds up a mask."
    ),
    "45": T(
        "A bather rows a foamy bath on the sea beside a toy duck; under the water a huge fish with teeth looks up."
    ),
    "46": T(
        "From above: a heart-shaped lake in an autumn forest, one swimmer with a red cap, a crooked wake."
    ),
    "47": T(
        "From above: ants carry a glowing sun over a blue checked cloth towards a hole; a plate and a fork."
    ),
    "48": T(
        "In a full theatre a huge glowing jellyfish hangs under the vault; below, a singer in white spreads her arms."
    ),
    "49": T(
        "A honeycomb of golden rooms: bees with a piano, a bath, a bed, books, an armchair and an hourglass."
    ),
    "50": T(
        "A small tree on top; below, among its roots, lit caves with houses, and a person near a white egg."
    ),
    "51": T(
        "A pressed plant on pale paper: keys hang from its twigs, one in the pink flower; a beetle with a keyhole."
    ),
    "52": T(
        "A red knitted glove stands in the snow with door, lit windows and a smoking pipe; a mouse brings a nut."
    ),
    "53": T(
        "An hourglass: above a desert with camels and a palm, below a rain cloud, a ship and a whale at sea."
    ),
    "54": T(
        "A large brown owl among ivy leaves; its eyes are two yellow clock faces; a golden key hangs below."
    ),
    "55": T(
        "A green octopus in a tailcoat conducts with batons, violin, cup, umbrella and trumpet; fish in front."
    ),
    "56": T(
        "At dawn a beetle pushes a blue planet up a grassy hill; far off others roll a red and a ringed one."
    ),
    "57": T(
        "A theatre with red curtains: a white rabbit with a wand, a hand in a top hat, empty seats, a carrot."
    ),
    "58": T(
        "A yellow wheat field: two scarecrows as bride and groom; a crow with a book and crows in hats around."
    ),
    "59": T(
        "An arched bridge made of books over a red canyon; a person in a blue coat on it, one book is missing."
    ),
    "60": T(
        "At night somebody in red cycles over the sea on the beam of a striped lighthouse; gulls sit on it."
    ),
    "61": T(
        "A white bathtub with a striped sail on green hills; a bather with a telescope, a duck, many sheep."
    ),
    "62": T(
        "In a circus an ant with a moustache and a striped vest lifts two cherries on a bar; beetles look on."
    ),
    "63": T(
        "A spider's web with large drops; in them a boat, a palm, firs, a moon, a town, flowers and an eye."
    ),
    "64": T(
        "Embroidery: a bare tree and somebody on a ladder; a needle with red thread sews on a single red leaf."
    ),
    "65": T(
        "A baker takes a shining sun out of a brick oven on a long shovel; night in the window, a cat, sacks."
    ),
    "66": T(
        "A huge eye with lids of cloud; a telescope is reflected in its pupil; on a hill a stargazer and a cat."
    ),
    "67": T(
        "A house of playing cards with tenants stands on a beach; a red crab pulls at one of the lowest cards."
    ),
    "68": T(
        "A chair on very long legs with an egg on a red cushion; below, a grey crowd of birds, one of them red."
    ),
    "69": T(
        "A giant tortoise walks down a street with a garden and a cottage on its shell; a child holds out lettuce."
    ),
    "70": T(
        "A woman in a red dress sits on a swing that hangs from a white cloud, high above red roofs."
    ),
    "71": T(
        "Large goldfish float between washing lines in a narrow alley with shutters; a black cat watches."
    ),
    "72": T(
        "A pomegranate is a mine: small miners with a ladder and a cart on rails bring out its red seeds."
    ),
    "73": T(
        "A pear cut in half holds a bedroom and a sitting room joined by a ladder; a whole pear stands behind."
    ),
    "74": T(
        "A long red coat hangs from a branch in a grey wood; inside it are a sunny valley and a river."
    ),
    "75": T(
        "A lion's face with a mane of ripe wheat fills the sky above a field; two small reapers stand below."
    ),
    "76": T(
        "A hedgehog walks through a dark wood with nine burning candles on its back, among toadstools."
    ),
    "77": T(
        "An ocean liner comes in between the platforms of a station; one traveller with a suitcase waits."
    ),
    "78": T(
        "A mosaic: a black bird with a turquoise marble like an eye in its beak, above an open hand."
    ),
    "79": T(
        "A print: three frogs in top hats march over water lilies in the rain with drum, tuba and trumpet."
    ),
    "80": T(
        "A huge red anchor on a chain from the sky ploughs a field; the shadow of a ship; sheep run away."
    ),
    "81": T(
        "Seen from the bottom of a well: somebody climbs a ladder to a round of sky; sheep look in."
    ),
    "82": T(
        "Seen from above: two people in a boat on a sea of stars have thrown a round net full of stars."
    ),
    "83": T(
        "Two climbers on a rope go up a pink wedding cake with a tent on it; the couple stands on top."
    ),
    "84": T(
        "A large tiger folded from orange paper bends to a child in blue who holds up a red paper fish."
    ),
    "85": T(
        "In the evening a striped circus tent rises like a jellyfish; a man in a top hat hangs on a rope of it."
    ),
    "86": T(
        "A white-haired man plays the cello on an ice floe; seals listen and a whale's tail stands up."
    ),
    "87": T(
        "Under an iceberg's tip a huge face of ice sleeps in the water; a red boat above, a diver below."
    ),
    "88": T(
        "Penguins with folded towels on their heads bathe in a hot pool in the snow; one brings tea."
    ),
    "89": T(
        "At sunset two seated giants face each other with power lines stretched between their fingers."
    ),
    "90": T(
        "A small figure on a rock pours a rainbow from a huge red watering can onto a grey land."
    ),
}
