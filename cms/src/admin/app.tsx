import favicon from './favicon.svg';
import mark from './mark.svg';
import type { StrapiApp } from '@strapi/strapi/admin';
import { dismissNewsBanner } from './dismiss-news-banner';
import { showInbox } from './inbox/show-inbox';
import { registerMoney } from './money/register-money';
import { showMoneyInLists } from './money/show-money-in-lists';
import { registerToday } from './today/register-today';

export default {
  config: {
    locales: [],
    head: { favicon },
    auth: { logo: mark },
    menu: { logo: mark },
    notifications: { releases: false },
    tutorials: false,
    translations: {
      en: {
        'Auth.form.welcome.title': "The shop's desk",
        'Auth.form.welcome.subtitle': 'Sign in to edit the shop and answer requests',
        'HomePage.header.subtitle': 'Here is what waits for you',
        'app.components.EmptyStateLayout.content-document': 'Nothing here yet',
        'app.components.ToggleCheckbox.on-label': 'Yes',
        'app.components.ToggleCheckbox.off-label': 'No',
        'content-manager.components.LeftMenu.collection-types': 'Yours to edit',
        'content-manager.components.LeftMenu.single-types': 'Single pages',
        'components.Input.error.validation.regex': 'It is not written as the hint asks.',
        'app.components.LeftMenu.navbrand.title': 'Desk',
        'app.components.LeftMenu.navbrand.workplace': 'The shop',
      },
    },
  },
  register(app: StrapiApp) {
    registerMoney(app);
    registerToday(app);
  },
  bootstrap(app: StrapiApp) {
    dismissNewsBanner();
    showMoneyInLists(app);
    showInbox(app);
  },
};
