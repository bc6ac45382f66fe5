import favicon from './favicon.svg';
import mark from './mark.svg';
import { dismissNewsBanner } from './dismiss-news-banner';

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
        'app.components.LeftMenu.navbrand.title': 'Desk',
        'app.components.LeftMenu.navbrand.workplace': 'The shop',
      },
    },
  },
  bootstrap: dismissNewsBanner,
};
