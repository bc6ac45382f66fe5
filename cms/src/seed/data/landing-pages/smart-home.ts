import type { SeedLandingPage } from '../../types';

export const smartHome: SeedLandingPage = {
  path: '/products/smart-home',
  title: 'Smart Home Integration',
  description: 'Shades that follow the sun, the schedule or your voice. Without a cord in sight.',
  heroImage: 'hero-dusk-motorized-shades',
  heroLinks: [
    { text: 'Schedule a Consultation', link: '/contact' },
    { text: 'Explore Motorized Options', link: '/products/motorized-options' },
  ],
  metaDescription:
    'Smart blinds for Alexa, Google Home, HomeKit, SmartThings and IFTTT: schedules, scenes and voice, cordless and safe for children, up to a year on a charge.',
  category: 'smart-home',
  sections: [
    {
      __component: 'sections.steps',
      heading: 'A day that runs itself',
      text: 'Set it once. The motor keeps the times, and the seasons.',
      drawing: 'day',
      steps: [
        { title: '7 a.m.', description: 'Up for the first light' },
        { title: '11:30 a.m.', description: 'Half way: no glare on the screen' },
        { title: '3 p.m.', description: 'Down on the sunny side' },
        { title: '6:30 p.m.', description: 'Up again for the evening' },
        { title: '10:30 p.m.', description: 'Down, all of them' },
      ],
    },
    {
      __component: 'sections.benefits',
      heading: 'Six reasons to motorize',
      items: [
        {
          title: 'Convenience',
          description: 'One touch moves every shade in the room, or all of the house.',
        },
        {
          title: 'Remote Access',
          description: 'See and set them from your phone, at home or away.',
        },
        {
          title: 'Energy Efficiency',
          description: 'Closed against the sun in July, against the cold in January.',
        },
        {
          title: 'Privacy & Security',
          description: 'They open and close while you are away, as if you were not.',
        },
        {
          title: 'Long-lasting Power',
          description: 'Up to a year between charges. Recharges by USB-C.',
        },
        {
          title: 'Smart Integration',
          description: 'Works beside your lights, your thermostat and your alarm.',
        },
      ],
    },
    {
      __component: 'sections.panel',
      heading: 'Enhanced Child Safety',
      text: 'No cord, no chain, no loop. Nothing hangs within reach.',
      points: `Cordless by design, in every size
Stops at the first touch on its way down
Locked from the app during nap time
Meets the Canadian rule for corded window coverings`,
      image: 'smart-home-sideboard',
    },
    {
      __component: 'sections.platforms',
      heading: 'Compatible platforms',
      text: 'One bridge speaks to all five.',
      image: 'smart-home-controls',
      platforms: [
        { name: 'Alexa', mark: 'alexa' },
        { name: 'Google Home', mark: 'google-home' },
        { name: 'HomeKit', mark: 'homekit' },
        { name: 'SmartThings', mark: 'smartthings' },
        { name: 'IFTTT', mark: 'ifttt' },
      ],
    },
    {
      __component: 'sections.accordion',
      heading: 'Before you connect it',
      items: [
        {
          question: 'What do I need at home?',
          answer:
            'The bridge that comes with the shades, a free socket near the middle of the house, and Wi-Fi. A [motor by battery](/products/motorized-options?type=battery) needs no wire; one [from the wall](/products/motorized-options?type=wired) is planned with an electrician.',
        },
        {
          question: 'Does it work when the internet is down?',
          answer:
            'Yes. Schedules live on the bridge, and the remote and the wall switch speak to the motor directly. Voice and the app from outside wait until the line is back.',
        },
        {
          question: 'How many shades can one bridge move?',
          answer:
            'Thirty, within about 40 ft and two walls. A larger house takes a second one, which the app treats as the same.',
        },
      ],
    },
    { __component: 'sections.product-grid', heading: 'All smart shades' },
    {
      __component: 'sections.call-to-action',
      heading: 'See it move before you decide',
      text: 'We bring a motor, a remote and the cloths to your window, anywhere around Calgary.',
      link: { text: 'Book Your Free Consultation', link: '/contact' },
    },
  ],
};
