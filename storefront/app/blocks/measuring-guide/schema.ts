import * as z from 'zod';

import { toSlug } from '#app/lib/to-slug';

const MountSchema = z.object({ title: z.string(), description: z.string() });

const MeasuringStepSchema = z.object({
  title: z.string(),
  description: z.string(),
  /** Which of the readings to write down. */
  rule: z.string(),
  drawing: z.enum(['widths', 'heights', 'depth', 'diagonals', 'area', 'overlap', 'cloth']),
});

export type MeasuringStep = z.output<typeof MeasuringStepSchema>;

export const MeasuringGuideSchema = z
  .object({
    __component: z.literal('sections.measuring-guide'),
    heading: z.string(),
    inside: MountSchema,
    insideHeading: z.string(),
    insideText: z.string(),
    insideSteps: z.array(MeasuringStepSchema).min(1),
    outside: MountSchema,
    outsideHeading: z.string(),
    outsideText: z.string(),
    outsideSteps: z.array(MeasuringStepSchema).min(1),
    checkHeading: z.string(),
    checkText: z.string(),
  })
  .transform((row) => ({
    __component: row.__component,
    anchor: toSlug(row.heading),
    heading: row.heading,
    inside: {
      ...row.inside,
      stepsHeading: row.insideHeading,
      stepsText: row.insideText,
      steps: row.insideSteps,
    },
    outside: {
      ...row.outside,
      stepsHeading: row.outsideHeading,
      stepsText: row.outsideText,
      steps: row.outsideSteps,
    },
    checkHeading: row.checkHeading,
    checkText: row.checkText,
  }));

export type MeasuringGuideSection = z.output<typeof MeasuringGuideSchema>;
