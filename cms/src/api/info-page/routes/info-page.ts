import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::info-page.info-page', {
  only: ['find', 'findOne'],
});
