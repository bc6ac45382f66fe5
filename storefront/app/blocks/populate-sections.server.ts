import { sectionDefinitions } from './definitions.server';
import { sectionZones, type Zone } from './zones.server';

/** The `populate` of a dynamic zone: each kind of section is asked for what it shows, and nothing more. */
export function populateSections(zone: Zone) {
  const names = sectionZones[zone];
  return { on: Object.fromEntries(names.map((name) => [name, sectionDefinitions[name].populate])) };
}
