import { factories } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { z } from 'zod';
import { ConsultationRequestSchema } from '../request-schema';

const BodySchema = z.strictObject({ data: ConsultationRequestSchema });

export default factories.createCoreController('api::consultation.consultation', ({ strapi }) => ({
  /** Takes a visitor's request. Answers its id and nothing of what it says, also when it was known. */
  async create(ctx) {
    const body = BodySchema.safeParse(ctx.request.body);
    if (!body.success) {
      const issues = body.error.issues.map(({ path, message }) => ({ path, message }));
      throw new errors.ValidationError('This is not a consultation request.', { issues });
    }
    const { documentId } = await strapi
      .service('api::consultation.consultation')
      .submit(body.data.data);
    ctx.status = 201;
    return { data: { documentId } };
  },
}));
