import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';

import { mediaFields } from '#app/cms/media';
import { infoPaths } from '#app/lib/info-paths';
import { landingPaths } from '#app/lib/landing-paths';
import { sectionDefinitions, type SectionName } from './definitions.server';
import { sectionZones, type Zone } from './zones.server';

const repository = new URL('../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, repository), 'utf8');
const list = (path: string) => readdirSync(new URL(path, repository), { encoding: 'utf8' });

const seedOf = (zone: Zone) =>
  list(`cms/src/seed/data/${zone}s`)
    .map((file) => read(`cms/src/seed/data/${zone}s/${file}`))
    .join('\n');

const AttributeSchema = z.object({ type: z.string(), component: z.string().optional() });
const ComponentSchema = z.object({ attributes: z.record(z.string(), AttributeSchema) });
const ContentTypeSchema = z.object({
  attributes: z.object({
    path: z.object({ enum: z.array(z.string()) }),
    sections: z.object({ components: z.array(z.string()) }),
  }),
});

function attributesOf(zone: Zone) {
  const schema = read(`cms/src/api/${zone}/content-types/${zone}/schema.json`);
  return ContentTypeSchema.parse(JSON.parse(schema)).attributes;
}

interface Populate {
  fields: readonly string[];
  populate?: Record<string, Populate>;
}

/** What a component is asked for when it is asked for everything: its fields, its pictures, its parts and theirs. */
function populateOf(uid: string): Populate {
  const path = `cms/src/components/${uid.replace('.', '/')}.json`;
  const attributes = Object.entries(ComponentSchema.parse(JSON.parse(read(path))).attributes);
  const fields = attributes.filter(([, { type }]) => !['component', 'media'].includes(type));
  const parts = attributes.flatMap(([name, { type, component = '' }]): [string, Populate][] => {
    if (type === 'media') return [[name, { fields: mediaFields }]];
    return type === 'component' ? [[name, populateOf(component)]] : [];
  });
  return sorted({ fields: fields.map(([name]) => name), populate: Object.fromEntries(parts) });
}

/** The same question in one spelling. */
function sorted({ fields, populate = {} }: Populate): Populate {
  const parts = Object.entries(populate).map(([name, part]) => [name, sorted(part)] as const);
  return {
    fields: [...fields].sort(),
    ...(parts.length > 0 && { populate: Object.fromEntries(parts.sort()) }),
  };
}

const names = list('cms/src/components/sections').map((file) => file.replace('.json', ''));
const zones = Object.keys(sectionZones) as Zone[];

describe('the sections of the CMS and those of the shop', () => {
  it('are the same', () => {
    expect(Object.keys(sectionDefinitions).sort()).toEqual(
      names.map((name) => `sections.${name}`).sort(),
    );
  });

  it.each(zones)('R125: are the same ones on a page of the type %s', (zone) => {
    const { components } = attributesOf(zone).sections;
    expect([...sectionZones[zone]].sort()).toEqual(components.sort());
  });

  it('R010: stand at the addresses that the shop has routes for', () => {
    expect(attributesOf('landing-page').path.enum).toEqual(landingPaths);
    expect(attributesOf('info-page').path.enum).toEqual(infoPaths);
  });

  it.each(names)('%s is asked for all its fields, and for no others', (name) => {
    const asked: Populate = sectionDefinitions[`sections.${name}` as SectionName].populate;
    expect(sorted(asked)).toEqual(populateOf(`sections.${name}`));
  });

  it.each(names)('%s has a folder with schema, populate, component and a rendered test', (name) => {
    const files = list(`storefront/app/blocks/${name}`);
    expect(files).toEqual(expect.arrayContaining(['schema.ts', 'populate.ts']));
    const tests = files.filter((file) => /^[A-Z]\w+\.test\.tsx$/.test(file));
    expect(tests).toHaveLength(1);
    expect(files).toContain(tests[0]?.replace('.test', ''));
  });

  it.each(names)('%s stands on a page of the demo shop', (name) => {
    expect(zones.map(seedOf).join('\n')).toContain(`__component: 'sections.${name}'`);
  });
});
