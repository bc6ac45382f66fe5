import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';

import { sectionDefinitions, type SectionName } from './definitions.server';

const repository = new URL('../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, repository), 'utf8');
const list = (path: string) => readdirSync(new URL(path, repository), { encoding: 'utf8' });

const components = 'cms/src/components/sections';
const seed = list('cms/src/seed/data/info-pages')
  .map((file) => read(`cms/src/seed/data/info-pages/${file}`))
  .join('\n');

const ComponentSchema = z.object({
  attributes: z.record(z.string(), z.object({ type: z.string() })),
});

/** Names of a component's plain fields, and of those that are components themselves. */
function attributesOf(name: string) {
  const { attributes } = ComponentSchema.parse(JSON.parse(read(`${components}/${name}.json`)));
  const isPlain = (attribute: string) => attributes[attribute]?.type !== 'component';
  const all = Object.keys(attributes);
  return { plain: all.filter(isPlain), parts: all.filter((attribute) => !isPlain(attribute)) };
}

const names = list(components).map((file) => file.replace('.json', ''));

describe('the sections of the CMS and those of the shop', () => {
  it('are the same', () => {
    expect(Object.keys(sectionDefinitions).sort()).toEqual(
      names.map((name) => `sections.${name}`).sort(),
    );
  });

  it.each(names)('%s is asked for all its fields, and for no others', (name) => {
    const { plain, parts } = attributesOf(name);
    const asked: { fields: string[]; populate?: object } =
      sectionDefinitions[`sections.${name}` as SectionName].populate;
    expect([...asked.fields].sort()).toEqual(plain.sort());
    expect(Object.keys(asked.populate ?? {}).sort()).toEqual(parts.sort());
  });

  it.each(names)('%s has a folder with schema, populate, component and a rendered test', (name) => {
    const files = list(`storefront/app/blocks/${name}`);
    expect(files).toEqual(expect.arrayContaining(['schema.ts', 'populate.ts']));
    const tests = files.filter((file) => /^[A-Z]\w+\.test\.tsx$/.test(file));
    expect(tests).toHaveLength(1);
    expect(files).toContain(tests[0]?.replace('.test', ''));
  });

  it.each(names)('%s stands on a page of the demo shop', (name) => {
    expect(seed).toContain(`__component: 'sections.${name}'`);
  });
});
