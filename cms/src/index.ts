import type { Core } from '@strapi/strapi';
import { applyStorefrontToken } from './access/storefront-token';

export default {
  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await applyStorefrontToken(strapi);
  },
};
