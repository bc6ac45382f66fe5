// @ts-check
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * @typedef {object} ShopFont
 * @property {string} name as its file is called
 * @property {string} source the package's file
 * @property {string} licence the package's, which travels with every copy
 * @property {{ min: number, max: number }} weights what the look uses of it
 */

const ascii = String.fromCharCode(
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index),
);

const french = 'ÀÂÆÇÈÉÊËÎÏÔŒÙÛÜàâæçèéêëîïôœùûüÿ';

/** Typographic punctuation, the signs of sizes and prices, and the marks of law. */
const signs = '\u00a0–—‘’“”«»…·•°×÷±−²³¼½¾€©®™';

/** What English and French pages are written with. Any other letter comes from the packages' full files. */
export const characters = ascii + french + signs;

/** What the style sheets ask for by name, and what browsers apply by themselves to these scripts. */
export const features = ['lnum', 'tnum', 'kern', 'liga', 'clig', 'calt', 'ccmp', 'locl', 'rlig'];

/** @type {readonly ShopFont[]} */
export const shopFonts = [
  {
    name: 'ysabeau-shop',
    source: require.resolve('@fontsource-variable/ysabeau/files/ysabeau-latin-wght-normal.woff2'),
    licence: require.resolve('@fontsource-variable/ysabeau/LICENSE'),
    weights: { min: 220, max: 500 },
  },
  {
    name: 'hanken-grotesk-shop',
    source:
      require.resolve('@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2'),
    licence: require.resolve('@fontsource-variable/hanken-grotesk/LICENSE'),
    weights: { min: 400, max: 700 },
  },
];
