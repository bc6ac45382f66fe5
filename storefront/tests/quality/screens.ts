import { browserNotes } from '../fixtures/console';
import { expect, type Page } from '../fixtures/test';

/** A screen whose quality is checked, and how to get there. */
export interface Screen {
  name: string;
  open: (page: Page) => Promise<unknown>;
}

/** A screen with an address of its own, and what that answers with. */
export interface AddressedScreen extends Screen {
  path: string;
  status: number;
}

function addressed(name: string, path: string, status = 200): AddressedScreen {
  return { name, path, status, open: (page) => page.goto(path) };
}

/** The screens of the shop; each issue adds those that it builds. */
export const screens: AddressedScreen[] = [
  addressed('home', '/'),
  addressed('catalogue', '/products'),
  addressed('overview', '/products/roller-blinds'),
  addressed('power chosen', '/products/motorized-options?type=battery'),
  addressed('family', '/products/roller-blinds/blackout'),
  addressed('smart home', '/products/smart-home'),
  addressed('product', '/products/dusk-motorized-roller'),
  addressed('product not found', '/products/no-such-product', 404),
  addressed('contact', '/contact'),
  addressed('discontinued', '/discontinued'),
  addressed('other products', '/other-products'),
  addressed('room preview', '/room-preview'),
  addressed('sale', '/sale'),
  addressed('sample fabric', '/sample-fabric'),
  addressed('downloads', '/downloads'),
  addressed('icons', '/downloads?tab=favicon'),
  addressed('fast delivery', '/fast-delivery'),
  addressed('blog', '/blog'),
  addressed('article', '/blog/wood-or-faux-wood'),
  addressed('information', '/returns'),
  addressed('questions', '/faq'),
  addressed('shipping', '/shipping'),
  addressed('measuring guide', '/measuring-guide'),
  addressed('not-found', '/no-such-page', 404),
];

/** The error screen: what the visitor sees when the data of the next page does not arrive. */
export const errorScreen: Screen = {
  name: 'error',
  open: async (page) => {
    await page.goto('/');
    await page.route('**/*.data*', (route) => route.abort());
    await page
      .getByRole('navigation', { name: 'Service' })
      .getByRole('link', { name: 'Contact' })
      .click();
    await page.getByRole('heading', { level: 1, name: /went wrong/i }).waitFor();
  },
};

/** The not-found screen answers 404; the error screen is had by a request that fails, for a page made ready. */
export const expectedNotes = [
  browserNotes.notFound,
  browserNotes.aborted,
  browserNotes.unusedPreload,
];

export const themes = ['dark', 'light'] as const;
/** From wide to narrow: a screen opens at the width of a desk, whose service line the error screen needs. */
export const widths = [1440, 820, 390] as const;

/** Stores the theme as the visitor's choice before the page's own scripts run. */
export async function chooseTheme(page: Page, theme: (typeof themes)[number]): Promise<void> {
  await page.addInitScript((value) => localStorage.setItem('northlight-theme', value), theme);
}

/** Changes the theme of a page as it stands, the way another tab of the shop would. */
export async function switchTheme(page: Page, theme: (typeof themes)[number]): Promise<void> {
  await page.evaluate((newValue) => {
    const key = 'northlight-theme';
    localStorage.setItem(key, newValue);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  }, theme);
  await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${theme}\\b`));
}
