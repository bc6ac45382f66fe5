import type { LightControl } from '#app/domain/catalogue';

export const dayTimes = [
  { value: 'day', label: 'Day' },
  { value: 'night', label: 'Night' },
] as const;

export type DayTime = (typeof dayTimes)[number]['value'];

/** What a cloth does to a room. The figures are the specification's own (§9). */
export const lightControlWords: Record<LightControl, Record<DayTime, string>> = {
  light_filtering: {
    day: 'Soft, even light. The glare is gone, colours stay true, and by day nobody sees in.',
    night: 'With a lamp on, shapes show from the street. Choose a denser cloth where that matters.',
  },
  room_darkening: {
    day: 'Blocks about 90-95% of light: dusk at noon, with a thin line of sun along the edges.',
    night: 'Street lamps lose their glare and nobody sees in. A little glow stays at the sides.',
  },
  blackout: {
    day: 'Blocks up to 99% of light, with 100% UV protection. Only a hairline is left at the sides.',
    night: 'Dark enough to sleep, whatever shines outside. Nothing shows from the street.',
  },
};
