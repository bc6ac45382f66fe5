import * as z from 'zod';

/** The CMS's `shared.feature`: a short point with its explanation. */
export const FeatureSchema = z.object({ title: z.string(), description: z.string() });

export type Feature = z.output<typeof FeatureSchema>;

export const featurePopulate = { fields: ['title', 'description'] };
