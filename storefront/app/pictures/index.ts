/**
 * The storefront's own pictures: `pictures.heroLiving`. One module each behind the namespace, so that a page ships the
 * addresses and previews of the pictures it names and no others. List and encoder: list.mjs, encode.mjs.
 */
export * as pictures from './generated';
