import { sectionDefinitions, type SectionName } from './definitions.server';

/** The `populate` of a dynamic zone: each kind of section is asked for what it shows, and nothing more. */
export function populateSections(names: readonly SectionName[]) {
  return { on: Object.fromEntries(names.map((name) => [name, sectionDefinitions[name].populate])) };
}
