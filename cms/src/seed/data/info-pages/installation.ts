import type { SeedInfoPage } from '../../types';

export const installation: SeedInfoPage = {
  path: '/installation',
  title: 'Installation',
  description:
    'Two brackets, four screws and a level: most blinds are up in twenty minutes. Or have us do it.',
  metaDescription:
    'How to hang roller blinds, vertical blinds and shades yourself, the tools it takes, what the wall decides, and installation by us from $75 per window.',
  sections: [
    {
      __component: 'sections.rich-text',
      heading: 'By us',
      body: `Installation starts **from $75 per window**, brackets, screws and taking the cartons away included. It costs more where a ladder above 10 feet, concrete, steel or a cable in the wall is involved; you hear the price before anybody drives out.

Our installers come from the workshop. They bring the blind, hang it, level it, set the motor's end points and show you how to use it. A blind that we hang is covered by the [warranty](/warranty) together with its installation. [Ask for a date](/contact#consultation-form).`,
    },
    {
      __component: 'sections.table',
      heading: 'By yourself',
      text: 'The carton holds brackets, screws for wood and a drawing for your blind. The rest is in most homes.',
      tables: [
        {
          columns: 'You need | What for',
          rows: `Pencil and steel tape | Marking where the brackets go
Level, 24 in or longer | A bracket 1/8 in off makes the cloth run to one side
Drill with a 1/8 in bit | Pilot holes, so that the trim does not split
Screwdriver | The last turns by hand
Anchors for your wall | Drywall without a stud, brick or concrete
Step ladder and a second person | Blinds wider than 48 in`,
        },
      ],
    },
    {
      __component: 'sections.rich-text',
      heading: 'Step by step',
      body: `1. **Unpack near the window** and lay the blind on the carton. Compare the label with the room before you drill.
2. **Mark the brackets.** Inside mount: 2 in from each end, all at the same distance from the front edge. Outside mount: centre the blind over the opening and mark both ends with the level.
3. **Drill and screw.** Into the frame or a stud wherever you can. In drywall alone use an anchor that holds 25 lb or more.
4. **Hang the blind.** Pin end first, then the control end, until both click. Pull down gently: a blind that is not locked comes out now, and not on somebody's foot.
5. **Let it down all the way** and up again twice. If the cloth runs to one side, raise the bracket on that side by the thickness of a card.
6. **Fix the chain holder to the wall.** Loops of chain or cord have to be held taut, out of reach of children. The blind is not finished without it.`,
    },
    {
      __component: 'sections.rich-text',
      heading: 'Motors',
      body: `**Battery motors** need no electrician. Charge them by USB-C before they go up, which takes about four hours, pair the remote, then set the upper and the lower end as the card in the carton shows. They run about 6-12 months between charges.

**Hardwired motors** need power at the window, brought there by a licensed electrician before the blind is hung. Plan the cable while the walls are open: a new one later costs more than the motor. [Motorized options](/products/motorized-options) has both kinds.`,
    },
    {
      __component: 'sections.call-to-action',
      heading: 'Would you rather watch?',
      text: 'We measure, make and hang. You keep the drill in its case.',
      link: { text: 'Book an installation', link: '/contact#consultation-form' },
    },
  ],
};
