/** Every link of the frame (spec §2.2), grouped so that a shopper finds them. The header, drawer and footer draw these. */
export interface NavigationLink {
  label: string;
  to: string;
  /** One line under the label in a panel. */
  note?: string;
}

interface NavigationColumn {
  title: string;
  links: NavigationLink[];
}

export interface NavigationPanel {
  id: 'motorized' | 'offers';
  label: string;
  /** Paths on which the panel's button carries the current line. */
  currentOn: string[];
  columns: NavigationColumn[];
  feature: NavigationLink;
}

export type MainEntry = NavigationLink | NavigationPanel;

const link = {
  home: { label: 'Home', to: '/' },
  rollerBlinds: { label: 'Roller Blinds', to: '/products/roller-blinds' },
  verticalBlinds: { label: 'Vertical Blinds', to: '/products/vertical-blinds' },
  smartHome: { label: 'Smart Home', to: '/products/smart-home' },
  roomPreview: { label: 'Room Preview', to: '/room-preview' },
  blog: { label: 'Blog', to: '/blog' },
  sale: { label: 'Sale', to: '/sale' },
  discontinued: { label: 'Discontinued', to: '/discontinued' },
  otherProducts: { label: 'Other Products', to: '/other-products' },
  fastDelivery: { label: 'Fast Delivery', to: '/fast-delivery' },
  sampleFabric: { label: 'Sample Fabric', to: '/sample-fabric' },
  installation: { label: 'Installation', to: '/installation' },
  measuringGuide: { label: 'Measuring Guide', to: '/measuring-guide' },
  contact: { label: 'Contact', to: '/contact' },
} satisfies Record<string, NavigationLink>;

const battery = '/products/motorized-options?type=battery';
const wired = '/products/motorized-options?type=wired';

export const homeLink = link.home;
export const loginLink: NavigationLink = { label: 'Log in', to: '/login' };
export const cartLink: NavigationLink = { label: 'Cart', to: '/cart' };

export const serviceLinks: NavigationLink[] = [
  link.fastDelivery,
  link.sampleFabric,
  link.installation,
  link.contact,
];

const motorizedPanel: NavigationPanel = {
  id: 'motorized',
  label: 'Motorized',
  currentOn: ['/products/motorized-options'],
  columns: [
    {
      title: 'Power',
      links: [
        {
          label: 'Battery Powered',
          to: battery,
          note: 'Recharges by USB-C, about 6-12 months between charges',
        },
        { label: 'Hardwired', to: wired, note: 'Always on, nothing to charge' },
      ],
    },
    {
      title: 'Control',
      links: [
        { ...link.smartHome, note: 'Alexa, Google Home, HomeKit, SmartThings, IFTTT' },
        { label: 'Motorized Roller Blinds', to: '/products/roller-blinds/motorized' },
      ],
    },
    { title: 'Planning', links: [link.roomPreview, link.measuringGuide, link.installation] },
  ],
  feature: { label: 'See every motorized option', to: '/products/motorized-options' },
};

const offersPanel: NavigationPanel = {
  id: 'offers',
  label: 'Offers',
  currentOn: ['/sale', '/discontinued', '/other-products'],
  columns: [
    {
      title: 'Savings',
      links: [
        { ...link.sale, note: 'Spring savings, up to 50% off' },
        { ...link.discontinued, note: 'Save up to 60 percent while stock lasts' },
      ],
    },
    {
      title: 'Beyond blinds',
      links: [{ ...link.otherProducts, note: 'Premium materials and granite countertops' }],
    },
    { title: 'Planning', links: [link.sampleFabric, link.roomPreview, link.fastDelivery] },
  ],
  feature: { label: 'See the spring savings', to: '/sale' },
};

export const mainEntries: MainEntry[] = [
  link.rollerBlinds,
  link.verticalBlinds,
  motorizedPanel,
  link.smartHome,
  link.roomPreview,
  offersPanel,
  link.blog,
];

/** The drawer has no panels: their links stand in it directly, the likely ones large. */
export const drawerLinks: { large: NavigationLink[]; small: NavigationLink[] } = {
  large: [
    link.rollerBlinds,
    link.verticalBlinds,
    { label: 'Motorized, Battery', to: battery },
    { label: 'Motorized, Hardwired', to: wired },
    link.smartHome,
    link.roomPreview,
    link.sale,
  ],
  small: [
    link.sampleFabric,
    link.fastDelivery,
    link.installation,
    link.blog,
    link.discontinued,
    link.otherProducts,
    link.contact,
    loginLink,
  ],
};

export const footerColumns: NavigationColumn[] = [
  {
    title: 'Shop',
    links: [
      { label: 'Roman Shades', to: '/products/roman-shades' },
      { label: 'Outdoor Shades', to: '/products/outdoor-shades' },
      { label: 'Custom Solutions', to: '/products/custom-solutions' },
    ],
  },
  {
    title: 'Help',
    links: [
      link.measuringGuide,
      { label: 'Shipping', to: '/shipping' },
      { label: 'Returns', to: '/returns' },
      { label: 'Warranty', to: '/warranty' },
      { label: 'FAQ', to: '/faq' },
    ],
  },
];

export const legalLinks: NavigationLink[] = [
  { label: 'Brand Assets', to: '/downloads' },
  { label: 'Privacy', to: '/privacy' },
  { label: 'Terms', to: '/terms' },
  { label: 'Accessibility', to: '/accessibility' },
];

export function isPanel(entry: MainEntry): entry is NavigationPanel {
  return 'columns' in entry;
}
