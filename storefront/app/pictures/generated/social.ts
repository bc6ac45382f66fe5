// Written by encode.mjs; edit list.mjs instead.
import url from '../encoded/social-1200x630.jpg';

export const social = { url, alt: "Living room with a light-filtering roller shade drawn halfway.", width: 1200, height: 630 };
