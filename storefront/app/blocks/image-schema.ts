import { mediaFields, MediaSchema, toImageOrNull } from '#app/cms/media';

/** A picture that a section may have, as `Picture` takes it. */
export const ImageSchema = MediaSchema.nullable().transform(toImageOrNull);

export const imagePopulate = { fields: mediaFields };
