import type { StrapiApp } from '@strapi/strapi/admin';
import { Check } from '@strapi/icons';

/** Puts what there is to do first on the home page, and takes Strapi's offer of its hosting away. */
export function registerToday(app: StrapiApp): void {
  app.widgets.register((widgets) => [
    {
      id: 'today',
      icon: Check,
      title: { id: 'desk.today', defaultMessage: 'To do' },
      component: async () => (await import('./TodayWidget')).TodayWidget,
    },
    ...widgets.filter(({ id }) => id !== 'deploy-now'),
  ]);
}
