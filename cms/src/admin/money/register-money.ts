import type { StrapiApp } from '@strapi/strapi/admin';

/** The form's side of the field that src/money-field.ts registers. */
export function registerMoney(app: StrapiApp): void {
  app.customFields.register({
    name: 'money',
    type: 'integer',
    intlLabel: { id: 'money.label', defaultMessage: 'Money' },
    intlDescription: { id: 'money.description', defaultMessage: 'Dollars and cents' },
    components: { Input: () => import('./MoneyInput') },
  });
}
