import type { SeedLandingPage } from '../../types';

export const motorizedRollers: SeedLandingPage = {
  path: '/products/roller-blinds/motorized',
  title: 'Motorized Roller Blinds',
  description:
    'The tall window, the row of five, the one behind the sofa: a quiet motor in the tube moves them all, level and at an even pace.',
  heroImage: 'motorized-three-panel-grey',
  heroLinks: [
    { text: 'Request Quote', link: '/contact' },
    { text: 'View All Roller Blinds', link: '/products/roller-blinds' },
  ],
  metaDescription:
    'Motorized roller blinds by battery, hardwired or smart home: about 6-12 months on a charge, USB-C, and control by remote, wall switch, app or voice.',
  sections: [
    {
      __component: 'sections.power-options',
      heading: 'Three ways to power it',
      text: 'The question is not which is best, but whether there is a wire in the wall, and whether somebody is ready to put one there.',
      options: [
        {
          type: 'battery',
          title: 'Battery',
          description:
            'The battery sits inside the tube. Nothing shows, nothing is plugged in, and no electrician is needed.',
          points: `About 6-12 months between charges
Recharges by USB-C, with the blind in its place
Blinds up to 96 in wide`,
          image: 'motorized-dusk-greige',
          link: {
            text: 'Battery-powered shades',
            link: '/products/motorized-options?type=battery',
          },
        },
        {
          type: 'wired',
          title: 'Hardwired',
          description:
            'A 24 V cable feeds the motor from the wall. Best planned before the drywall goes up; never to be charged.',
          points: `The widest and heaviest blinds
A whole row level to the eighth of an inch
A licensed electrician brings power to the window`,
          image: 'material-motor-detail',
          link: { text: 'Hardwired shades', link: '/products/motorized-options?type=wired' },
        },
        {
          type: 'smart_home',
          title: 'Smart Home',
          description:
            'Either motor, with a bridge that speaks to the system you already own. Schedules live on the bridge and go on when the internet does not.',
          points: `Alexa, Google Home, HomeKit, SmartThings and IFTTT
Opens and closes with the sun of your own town
One bridge for the whole house`,
          image: 'smart-home-controls',
          link: { text: 'Smart home', link: '/products/smart-home' },
        },
      ],
    },
    {
      __component: 'sections.feature-grid',
      heading: 'Four ways to tell it',
      text: 'All four work side by side. Most homes end up with a remote on the table and a schedule that makes it rarely needed.',
      items: [
        {
          title: 'Remote',
          description:
            'Up to 15 blinds or groups, and a favourite stop for each. It reaches through a wall or two.',
        },
        {
          title: 'Wall Switch',
          description:
            'Stuck or screwed beside the light switch, with a coin cell of its own. Guests and grandparents find it by themselves.',
        },
        {
          title: 'App',
          description:
            'Rooms, scenes and times of the day, and what the battery has left. At home and away.',
        },
        {
          title: 'Voice',
          description:
            'Ask for half, for the bedroom, or for good night. Through the assistant on your own speaker.',
        },
      ],
    },
    {
      __component: 'sections.benefits',
      heading: 'Why the motor earns its place',
      figure: '38',
      unit: 'dB',
      text: 'The motor runs below 38 decibels, quieter than a fridge.',
      items: [
        {
          title: 'Nothing to reach for',
          description: 'Glass over a stairwell or a bath moves like the one beside it.',
        },
        {
          title: 'Nothing within reach',
          description: 'No cord, no chain, no loop: safe for children and pets.',
        },
        {
          title: 'Cloth that lasts',
          description: 'It is lifted straight and stopped softly, every time the same.',
        },
      ],
    },
    {
      __component: 'sections.panel',
      heading: 'Smart Automation',
      text: 'Let the blinds keep the times: up with the alarm, half down when the sun turns onto the screen, closed at dusk. In July they shut the west side before the heat is in.',
      points: `Follows sunrise and sunset through the seasons
Scenes with lights and thermostat
Opens and closes while you are away`,
      image: 'smart-home-sideboard-clay',
      link: { text: 'Explore smart home', link: '/products/smart-home' },
    },
    {
      __component: 'sections.table',
      heading: 'A charge in everyday life',
      text: 'Every battery motor runs about 6-12 months between charges. Where yours will lie depends on the weight it lifts and how often.',
      tables: [
        {
          columns: 'Blind | Ups and downs a day | Months on a charge, about',
          rows: `Light filtering, 36 in wide | 1 | 12
Room darkening, 60 in wide | 1 | 9
Blackout, 60 in wide | 2 | 6`,
        },
      ],
    },
  ],
  callToAction: { text: 'Schedule a Consultation', link: '/contact' },
};
