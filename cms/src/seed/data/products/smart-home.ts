import type { SeedProduct } from '../../types';

export const smartHome: readonly SeedProduct[] = [
  {
    slug: 'homeroom-smart-roller-chalk',
    name: 'Homeroom Smart Roller, Chalk',
    category: 'smart-home',
    description:
      'A chalk light-filtering shade that answers to Alexa, Google Home, HomeKit, SmartThings and IFTTT. Set it to open with the alarm and close at sunset, which the bridge looks up for your town. The battery lasts up to a year and recharges by USB-C. The remote still works when the internet does not.',
    price: 58900,
    image: 'smart-home-sideboard',
    gallery: ['smart-home-controls'],
    filterType: 'light_filtering',
    powerType: 'battery',
  },
  {
    slug: 'homeroom-smart-roller-clay',
    name: 'Homeroom Smart Roller, Clay',
    category: 'smart-home',
    description:
      'Room-darkening cloth in clay with the same bridge and remote. Let it drop on its own while you are at work in July: a closed shade on a west window keeps the room a few degrees cooler by supper. Schedules live on the bridge, so a router restart does not lose them.',
    price: 60900,
    image: 'smart-home-sideboard-clay',
    gallery: ['smart-home-controls'],
    filterType: 'room_darkening',
    powerType: 'battery',
  },
  {
    slug: 'homeroom-smart-blackout-chalk',
    name: 'Homeroom Smart Blackout, Chalk',
    category: 'smart-home',
    description:
      'Blackout for nurseries and day sleepers, wired so that it is never flat at nap time. Up to 99% of light is stopped by the cloth; a wake scene lifts it two inches a minute until the room is bright. No cords anywhere, which also meets the federal rules for corded window coverings.',
    price: 63900,
    image: 'landing-smart-home',
    filterType: 'blackout',
    powerType: 'wired',
  },
];
