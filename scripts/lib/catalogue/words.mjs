/** Names of the categories that the demo shop has not. @type {readonly string[]} */
export const categoryNames = [
  'Pleated Shades',
  'Bamboo Blinds',
  'Skylight Blinds',
  'Panel Track Blinds',
  'Day and Night Blinds',
  'Plantation Shutters',
  'Café Curtains',
  'Balloon Shades',
  'Austrian Shades',
  'Mini Blinds',
  'Top-Down Shades',
  'Arched Window Shades',
  'Patio Door Blinds',
  'Bay Window Blinds',
  'Nursery Blinds',
  'Bathroom Blinds',
  'Kitchen Blinds',
  'Office Blinds',
  'Sunroom Shades',
  'Garage Screens',
  'Pergola Shades',
  'Insect Screens',
  'Privacy Screens',
  'Blackout Curtains',
  'Linen Curtains',
  'Faux Wood Blinds',
  'Cordless Blinds',
  'Tension Shades',
  'Gable Shades',
  'Loft Blinds',
];

/** @type {readonly string[]} */
export const places = [
  ...['Abraham', 'Akamina', 'Athabasca', 'Barrier', 'Baytree', 'Beaver', 'Bellevue', 'Bighorn'],
  ...['Bragg', 'Brule', 'Cadomin', 'Canmore', 'Cascade', 'Castle', 'Cline', 'Coleman', 'Crowsnest'],
  ...[
    'Elkwater',
    'Exshaw',
    'Frank',
    'Ghost',
    'Hinton',
    'Jarvis',
    'Kananaskis',
    'Kootenay',
    'Livingstone',
  ],
  ...[
    'Maligne',
    'Medicine',
    'Miette',
    'Nordegg',
    'Oldman',
    'Peyto',
    'Pincher',
    'Pocahontas',
    'Porcupine',
  ],
  ...[
    'Ribbon',
    'Rocky',
    'Saskatoon',
    'Sheep',
    'Siffleur',
    'Sundre',
    'Sylvan',
    'Waiparous',
    'Waterton',
  ],
];

/** @type {readonly string[]} */
export const colours = [
  ...[
    'Alabaster',
    'Almond',
    'Ash',
    'Birch',
    'Bone',
    'Bronze',
    'Chalk',
    'Charcoal',
    'Clay',
    'Cobalt',
  ],
  ...[
    'Copper',
    'Crème',
    'Denim',
    'Dove',
    'Ecru',
    'Fern',
    'Flax',
    'Graphite',
    'Heather',
    'Indigo',
    'Ivory',
  ],
  ...[
    'Juniper',
    'Linen',
    'Moss',
    'Oat',
    'Ochre',
    'Pearl',
    'Pewter',
    'Rosé',
    'Sage',
    'Sand',
    'Slate',
    'Stone',
  ],
  ...['Straw', 'Taupe', 'Teal', 'Terracotta', 'Walnut', 'Wheat', 'White'],
];

/** First sentence of a description: what it is made of. @type {readonly string[]} */
export const makes = [
  'A slubbed weave of linen and polyester that turns hard afternoon sun into an even, soft light.',
  'A dense polyester twill, 240 g/m², that hangs flat and keeps its edges without a hem.',
  'Two-inch basswood slats, sanded, stained and lacquered three times against fading.',
  'Foamed polymer slats with an embossed grain, made for rooms where real wood gives up.',
  'A cell of spun polyester with a lining of foil, which keeps the cold of the pane where it is.',
  'A screen of coated yarn with a five percent opening: glare stays out, the view stays in.',
  'Hand-woven reeds and jute over a plain liner, no two shades quite alike.',
  'Heavy cotton velvet on a wave heading, lined and interlined by hand.',
  'Rigid vinyl vanes that wipe clean and do not mind steam, grease or small hands.',
  'A brushed weave of recycled bottles, soft to the touch and quick to dry.',
];

/** Second: how it works. @type {readonly string[]} */
export const workings = [
  'A cordless spring lift leaves it wherever it is let go.',
  'A wand tilts the slats without a cord that a child could reach.',
  'A quiet motor lifts it at the press of a remote and recharges by USB-C twice a year.',
  'Wired to the wall, its motor listens to the switch, the app and the clock.',
  'A continuous chain, held at the wall, moves even a wide one with two fingers.',
  'Side channels close the gap through which the street lamp used to come.',
  'A slim cassette hides the roll and keeps the dust off it.',
  'Top-down guides bring the light in above the eyes of the neighbours.',
];

/** Third: where it belongs. @type {readonly string[]} */
export const rooms = [
  'At home in a bedroom that faces the morning.',
  'Good for a home office where the screen has to stay readable.',
  'Made for the steam of a bathroom and the splashes of a kitchen.',
  'Suits a living room that wants privacy by day and no gloom.',
  'A nursery sleeps behind it at noon as it does at midnight.',
  'It calms a stairwell window that nobody can reach.',
  'On a sunroom or a patio door it takes the edge off July.',
  'In a dining room it warms the light of late autumn.',
];

/** Last: what to know before ordering it. @type {readonly string[]} */
export const cares = [
  'Dust it along the grain with a cotton glove.',
  'Vacuum it with a soft brush; never put it into the machine.',
  'It washes in the tub and goes back up damp.',
  'One piece covers up to 118 in without a seam.',
  'Ask for samples first: the weave changes its colour with the light behind it.',
  'We suggest two of them above 72 in of width.',
  'Widths are cut to an eighth of an inch.',
  'Brackets for an inside and an outside mount are in the box.',
];
