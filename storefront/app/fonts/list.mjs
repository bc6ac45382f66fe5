// @ts-check

/**
 * @typedef {object} ShopFont
 * @property {string} name as its file is called
 * @property {string} package where its licence lies
 * @property {string} source the full file in that package
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
    package: '@fontsource-variable/ysabeau',
    source: 'files/ysabeau-latin-wght-normal.woff2',
    weights: { min: 220, max: 500 },
  },
  {
    name: 'hanken-grotesk-shop',
    package: '@fontsource-variable/hanken-grotesk',
    source: 'files/hanken-grotesk-latin-wght-normal.woff2',
    weights: { min: 400, max: 700 },
  },
];
