import type { Core } from '@strapi/strapi';

/**
 * An amount of money: whole cents in the database and everywhere in code, dollars and cents in the
 * admin's form (src/admin/money).
 */
export function registerMoneyField(strapi: Core.Strapi): void {
  strapi.customFields.register({
    name: 'money',
    type: 'integer',
    inputSize: { default: 6, isResizable: true },
  });
}
