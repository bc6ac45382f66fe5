import { factories } from '@strapi/strapi';
import { mailAddresses } from '../../../notification/mail-addresses';
import type { ConsultationRequest } from '../request-schema';

const UID = 'api::consultation.consultation';

export default factories.createCoreService(UID, ({ strapi }) => {
  const findByKey = (submissionKey: string) =>
    strapi
      .documents(UID)
      .findFirst({ filters: { submissionKey: { $eq: submissionKey } }, fields: ['documentId'] });

  return {
    /**
     * Stores a request once per submission key: a resend after a timeout or a double click gets the
     * document of the first.
     *
     * @throws whatever the database throws, unless it was the first of two requests that won the race
     */
    async submit(request: ConsultationRequest): Promise<{ documentId: string }> {
      const known = await findByKey(request.submissionKey);
      if (known) return known;
      try {
        // One row, so that no request is stored without its place in the queue of mails.
        const mail = mailAddresses() ? ('waiting' as const) : ('none' as const);
        const data = {
          ...request,
          stage: 'new' as const,
          mail,
          mailTries: 0,
          mailDueAt: new Date(),
        };
        return await strapi.documents(UID).create({ data });
      } catch (error) {
        // The column is unique: of two at the same moment the slower one fails, and its twin is there.
        const twin = await findByKey(request.submissionKey);
        if (twin) return twin;
        throw error;
      }
    },
  };
});
