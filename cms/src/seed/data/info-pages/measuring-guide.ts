import type { SeedInfoPage } from '../../types';

export const measuringGuide: SeedInfoPage = {
  path: '/measuring-guide',
  title: 'Measuring guide',
  description:
    'A steel tape, a pencil and ten minutes a window. We make the deductions, so measure the opening itself.',
  metaDescription:
    'How to measure a window for blinds: inside or outside mount, three widths, three heights, depth and corners. With drawings and a worksheet to print.',
  sections: [
    {
      __component: 'sections.measuring-guide',
      heading: 'Where will the blind hang?',
      inside: {
        title: 'Inside mount',
        description:
          'Within the opening. The trim stays in sight and the blind sits flush. Needs a frame deep enough to hold it.',
      },
      insideHeading: 'Three widths, three heights',
      insideText:
        'No opening is square. Measure each direction in three places, to the nearest eighth of an inch.',
      insideSteps: [
        {
          title: 'Width',
          description:
            'Hold the tape level across the opening, inside the frame: once near the top, once in the middle, once just above the sill. Between two marks, take the smaller.',
          rule: 'Write down the narrowest.',
          drawing: 'widths',
        },
        {
          title: 'Height',
          description:
            'From the underside of the frame down to the sill: at the left, in the centre, at the right.',
          rule: 'Write down the tallest.',
          drawing: 'heights',
        },
        {
          title: 'Depth',
          description:
            'From the glass to the front edge of the frame. Handles and alarm contacts count: measure to whatever stands out the furthest. A small open roller needs about 2 in, a roller in a cassette a little more than 3.',
          rule: 'Write down the shallowest.',
          drawing: 'depth',
        },
        {
          title: 'Corners',
          description:
            'Measure from corner to corner, both ways. Up to 1/4 in of difference nobody will see. Up to 1/2 in leaves a thin wedge of light. With more, hang the blind outside.',
          rule: 'Write down both.',
          drawing: 'diagonals',
        },
      ],
      outside: {
        title: 'Outside mount',
        description:
          'On the wall or the trim. Covers a shallow or crooked frame, and keeps more light out at the edges.',
      },
      outsideHeading: 'The area to cover',
      outsideText:
        'Decide how far the blind should reach past the frame, then measure the whole area.',
      outsideSteps: [
        {
          title: 'Overlap',
          description:
            'Reach past the opening by 2 in at each side, 3 in for a bedroom. Leave 2 to 3 in of flat wall above it for the brackets. Keep clear of switches, radiators and the next window.',
          rule: 'The same on both sides.',
          drawing: 'overlap',
        },
        {
          title: 'Width and height',
          description:
            'Mark the area on the wall in pencil and measure between the marks, in three places each way. What you write down is the size of the finished blind.',
          rule: 'Width first, then height.',
          drawing: 'area',
        },
        {
          title: 'The cloth inside the width',
          description:
            'The width you order goes from bracket tip to bracket tip. The cloth of a roller blind is 5/8 in narrower at each end, and it is the cloth that has to reach past the glass.',
          rule: 'The cloth must be wider than the opening.',
          drawing: 'cloth',
        },
      ],
      checkHeading: 'Check your numbers',
      checkText:
        'Type what the tape said. You see which number counts, and what to know before it is cut.',
    },
    {
      __component: 'sections.tape-converter',
      heading: 'Inches, eighths, centimetres',
      text: 'Order in either. Pick the mark your tape shows, or type what you read.',
    },
    {
      __component: 'sections.measuring-worksheet',
      heading: 'Take the worksheet to the window',
      text: 'One letter page with a row for each of five windows. It prints black on white from any theme, with nothing else of this page on it.',
      note: 'A remake after a customer measuring error is 50% off. When we measure, the risk is ours.',
      link: { text: 'Have us measure', link: '/contact#consultation-form' },
    },
  ],
};
