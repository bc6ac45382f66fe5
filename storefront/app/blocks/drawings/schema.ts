import * as z from 'zod';

/** The drawings that staff can choose for a section. */
export const DrawingSchema = z.enum(['side-channels', 'roller-parts']);

export type Drawing = z.output<typeof DrawingSchema>;
