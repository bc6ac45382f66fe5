import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::info-page.info-page');
