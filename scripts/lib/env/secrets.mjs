import { randomBytes } from 'node:crypto';

/** 256 random bits in letters that need no quotes in a .env file. */
export const randomSecret = () => randomBytes(32).toString('base64url');

/** Strapi signs its sessions with a list of keys; the first signs, all of them verify. */
export const randomKeyList = () => Array.from({ length: 4 }, randomSecret).join(',');
