// @ts-check
/**
 * Encodes the storefront's own pictures: `npm run pictures -w storefront`.
 * Each master becomes avif and webp at the offered widths (never upscaled) in `encoded/`, and one typed module in
 * `generated/`, so that a page carries the addresses of the pictures it shows and no others. Both are committed:
 * a build needs no encoder. The same masters and the same sharp give the same bytes.
 */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

import { socialPicture, storefrontPictures } from './list.mjs';

const here = import.meta.dirname;
const mastersDir = path.join(here, 'masters');
const encodedDir = path.join(here, 'encoded');
const generatedDir = path.join(here, 'generated');

/** Offered widths in pixels (spec §9), and 1600 where the master has it. */
const widths = [480, 800, 1200, 1600];
/** Swatches stand in rows of two on a phone, sixteen of them: half of its width is enough. */
const swatchWidths = [320, ...widths];
/** A phone of 412 by 823 px shows a middle of the hero that wants 1076: the next width up is a third heavier. */
const heroWidths = [1080, ...widths].sort((one, other) => one - other);
const previewWidth = 24;
/** Channel gains of the north grade: a third of a stop down, red most, blue least. */
const northGains = [0.92, 0.94, 0.965];
const northOffsets = [0, 0, 0];

/** @param {import('./list.mjs').StorefrontPicture} picture */
function readMaster({ master, grade }) {
  const image = sharp(path.join(mastersDir, master)).rotate();
  return grade === 'north' ? image.linear(northGains, northOffsets) : image;
}

/** @param {import('./list.mjs').StorefrontPicture} picture */
function widthsOf({ name }) {
  if (name.startsWith('swatch-')) return swatchWidths;
  return name.startsWith('hero-') ? heroWidths : widths;
}

/** @param {import('./list.mjs').StorefrontPicture} picture */
async function encodePicture(picture) {
  const { width: fullWidth, height: fullHeight } = await sharp(
    path.join(mastersDir, picture.master),
  ).metadata();
  const offered = widthsOf(picture).filter((width) => width <= fullWidth);
  for (const width of offered) {
    const resized = readMaster(picture).resize({ width });
    const target = path.join(encodedDir, `${picture.name}-${width}`);
    await resized.clone().avif({ quality: 60, effort: 5 }).toFile(`${target}.avif`);
    await resized.clone().webp({ quality: 80, effort: 5 }).toFile(`${target}.webp`);
  }
  const preview = await readMaster(picture)
    .resize({ width: previewWidth })
    .webp({ quality: 70, effort: 6 })
    .toBuffer();
  return { ...picture, width: fullWidth, height: fullHeight, offered, preview };
}

/** 'hero-living' → 'heroLiving'. @param {string} name */
function toExport(name) {
  return name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
}

/** @param {Awaited<ReturnType<typeof encodePicture>>} encoded */
function toModule({ name, alt, width, height, offered, preview }) {
  const files = offered.flatMap((step) => [
    { format: 'avif', step, id: `avif${step}` },
    { format: 'webp', step, id: `webp${step}` },
  ]);
  const imports = files.map(
    (f) => `import ${f.id} from '../encoded/${name}-${f.step}.${f.format}';`,
  );
  const sources = files.map(
    (f) => `    { format: '${f.format}', width: ${f.step}, url: ${f.id} },`,
  );
  const main = offered.includes(800) ? 800 : offered.at(-1);
  return `import type { Image } from '#app/domain/catalogue';

${imports.join('\n')}

export const ${toExport(name)}: Image = {
  url: webp${main},
  alt: ${JSON.stringify(alt)},
  width: ${width},
  height: ${height},
  preview: 'data:image/webp;base64,${preview.toString('base64')}',
  sources: [
${sources.join('\n')}
  ],
};
`;
}

async function encodeSocial() {
  const { master, name, alt } = socialPicture;
  await readMaster({ name, master, alt, grade: 'north' })
    .resize({ width: 1200, height: 630, fit: 'cover' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(path.join(encodedDir, `${name}-1200x630.jpg`));
  return `import url from '../encoded/${name}-1200x630.jpg';

export const ${toExport(name)} = { url, alt: ${JSON.stringify(alt)}, width: 1200, height: 630 };
`;
}

/** @param {string} name @param {string} source */
async function writeModule(name, source) {
  await writeFile(
    path.join(generatedDir, `${name}.ts`),
    `// Written by encode.mjs; edit list.mjs instead.\n${source}`,
  );
}

for (const dir of [encodedDir, generatedDir]) {
  await rm(dir, { recursive: true, force: true });
  await mkdir(dir);
}
for (const picture of storefrontPictures) {
  await writeModule(picture.name, toModule(await encodePicture(picture)));
}
await writeModule('social', await encodeSocial());
await writeModule(
  'index',
  [...storefrontPictures, socialPicture]
    .map(({ name }) => `export { ${toExport(name)} } from './${name}';\n`)
    .join(''),
);
process.stdout.write(`${(await readdir(encodedDir)).length} files in encoded/\n`);
