const mount = { fields: ['title', 'description'] };
const step = { fields: ['title', 'description', 'rule', 'drawing'] };

/** What `sections.measuring-guide` is asked for. */
export const measuringGuidePopulate = {
  fields: [
    'heading',
    'insideHeading',
    'insideText',
    'outsideHeading',
    'outsideText',
    'checkHeading',
    'checkText',
  ],
  populate: { inside: mount, outside: mount, insideSteps: step, outsideSteps: step },
};
