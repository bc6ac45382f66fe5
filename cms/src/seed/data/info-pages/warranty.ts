import type { SeedInfoPage } from '../../types';

export const warranty: SeedInfoPage = {
  path: '/warranty',
  title: 'Warranty',
  description:
    'How long we stand behind what we make, what that covers, and how to claim it without looking for a receipt.',
  metaDescription:
    'Limited lifetime warranty on residential blinds, 5 years commercial, 5 and 2 years on motors. What is covered and how to register within 30 days.',
  sections: [
    {
      __component: 'sections.table',
      heading: 'How long it lasts',
      text: 'Counted from the day of delivery, for the first owner of the window.',
      tables: [
        {
          columns: 'Product | Residential | Commercial',
          rows: `Blinds and shades | Limited lifetime | 5 years
Motorized | 5 years | 2 years`,
        },
      ],
    },
    {
      __component: 'sections.rich-text',
      heading: 'What is covered',
      body: `- **The mechanism:** rollers, clutches, brackets, headrails, carriers, chains and cords that wear out or break in ordinary use.
- **The cloth:** seams and hems that come apart, coatings that peel, slats that warp indoors.
- **The motor and its parts:** motor, battery pack, remote and wall switch, for the time in the second row of the table.
- **The work:** an installation by our own people, as long as the blind itself.

"Limited lifetime" means as long as you own the home that the blind was made for. If a part is no longer made, we use the one that took its place; if a cloth is no longer woven, you choose another from the same collection.`,
    },
    {
      __component: 'sections.rich-text',
      heading: 'What is not',
      body: `- Sun and time: every cloth fades a little, and white yellows a little beside a kitchen.
- Accidents, pets, water from an open window, and cleaning with anything but what the care label says.
- Blinds that were cut, moved to another window or motorized by somebody else.
- Indoor blinds hung outdoors. Outdoor shades have to be raised in strong wind.
- Batteries that hold less charge after years of use, as long as the motor still runs.`,
    },
    {
      __component: 'sections.rich-text',
      heading: 'How to claim',
      body: `1. **Find the label** on the inside of the headrail or on the hem bar. Its number tells us the cloth, the size and the day it was made.
2. **Send the number and two photos** by the [contact form](/contact#consultation-form): the whole window, and the fault.
3. **We answer with a part, a visit or a new blind.** Within the warranty you pay for none of them. For a window farther than 100 km from Calgary we send parts and talk you through it.

A claim starts no new warranty: a replaced part is covered for the rest of the first one.`,
    },
    {
      __component: 'sections.statement',
      figure: '30',
      unit: 'days',
      heading: 'Register within 30 days',
      text: 'Send your name, the room and the number on the label within 30 days of delivery. It takes a minute, and later nobody has to look for a receipt.',
      links: [
        { text: 'Register a blind', link: '/contact#consultation-form' },
        { text: 'Returns', link: '/returns' },
      ],
    },
  ],
};
