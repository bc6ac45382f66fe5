import type { SeedProduct } from '../../types';

export const verticalBlinds: readonly SeedProduct[] = [
  {
    slug: 'sail-fabric-vertical-ivory',
    name: 'Sail Fabric Vertical, Ivory',
    category: 'vertical-blinds',
    description:
      'Full-height fabric vanes, 3.5 in wide, in an open ivory weave that glows when the sun is behind it. A wand turns and draws them, so nothing dangles. The stack clears the handle of a standard 72 in patio door. Choose a left, right or split draw when you order.',
    price: 41200,
    image: 'vertical-fabric-ivory-patio-door',
    filterType: 'light_filtering',
    featured: true,
  },
  {
    slug: 'sail-fabric-vertical-oat',
    name: 'Sail Fabric Vertical, Oat',
    category: 'vertical-blinds',
    description:
      'Full-height fabric vanes for sliding doors, in a sandy oat that sits well with clay walls and light oak. They turn for privacy and stack clear of the handle. The bottom weights are sewn in rather than chained, so a child or a dog can walk through without pulling one off.',
    price: 41200,
    image: 'vertical-fabric-sand-patio-door',
    filterType: 'light_filtering',
  },
  {
    slug: 'sail-fabric-vertical-clay',
    name: 'Sail Fabric Vertical, Clay',
    category: 'vertical-blinds',
    description:
      'A clay-rose weave that warms a north or east room without paint. Each 3.5 in vane hangs on its own carrier, and a single one can be replaced if it is ever stained. Vacuum with the brush head twice a year.',
    price: 42400,
    image: 'vertical-fabric-clay-patio-door',
    filterType: 'light_filtering',
    inStock: false,
  },
  {
    slug: 'harbour-vertical-silver',
    name: 'Harbour Vertical, Silver',
    category: 'vertical-blinds',
    description:
      'Foam-backed vanes in silver grey that block about 90-95% of light when closed and overlap by half an inch so no stripes fall on the table. Made for meeting rooms and home offices with a wide bank of glass. Heavy-duty track up to 192 in.',
    price: 43800,
    image: 'vertical-office-silver',
    filterType: 'room_darkening',
  },
  {
    slug: 'harbour-vertical-charcoal',
    name: 'Harbour Vertical, Charcoal',
    category: 'vertical-blinds',
    description:
      'The closed-weave Harbour vane in charcoal, with a pale back that sends summer heat out through the glass again. A dark face calms a bright room at once, so hold a sample against the wall first. Wand control, fire retardant to CAN/ULC-S109.',
    price: 43800,
    image: 'vertical-office-charcoal',
    filterType: 'room_darkening',
  },
  {
    slug: 'galley-pvc-vertical-white',
    name: 'Galley PVC Vertical, White',
    category: 'vertical-blinds',
    description:
      'Smooth white PVC vanes for the patio door of a kitchen. Grease and juice come off with dish soap and warm water. The curved 3.5 in vane closes tight against its neighbour and will not fray at the bottom edge.',
    price: 28900,
    image: 'vertical-pvc-kitchen-white',
    filterType: 'room_darkening',
  },
];
