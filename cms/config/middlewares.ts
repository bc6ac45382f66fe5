import type { Core } from '@strapi/strapi';
import { maxUploadBytes } from './plugins/upload';

const middlewares: Core.Config.Middlewares = [
  'strapi::logger',
  'strapi::errors',
  'strapi::security',
  // No other origin may read the desk in a browser: the admin is served from here and the storefront
  // asks from its server. Strapi's default is every origin, with credentials.
  { name: 'strapi::cors', config: { origin: [] } },
  'strapi::query',
  {
    name: 'strapi::body',
    config: {
      // A long landing page is about 60 kB of JSON.
      jsonLimit: '512kb',
      formLimit: '64kb',
      textLimit: '64kb',
      formidable: { maxFileSize: maxUploadBytes },
    },
  },
  'strapi::session',
  'strapi::favicon',
  'strapi::public',
];

export default middlewares;
