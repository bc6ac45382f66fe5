import { isIP } from 'node:net';

/**
 * A check of one variable's value. It gives nothing when the value is usable, else what the value
 * has to be, as the end of the sentence "NAME is "…", but it has to be …".
 *
 * @typedef {(value: string) => string | undefined} Check
 */

/** @type {Check} */
export const isPort = (value) =>
  /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65535
    ? undefined
    : 'a port number from 1 to 65535';

/** @type {Check} */
export const isHost = (value) =>
  isIP(value) !== 0 || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(value)
    ? undefined
    : 'an IP address or a host name, such as 127.0.0.1 or 0.0.0.0';

/** @type {Check} */
export const isOrigin = (value) => {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const bare = url && url.pathname === '/' && !url.search && !url.hash;
  return bare && /^https?:$/.test(url.protocol)
    ? undefined
    : 'a web address without a path, such as https://shop.example';
};

/** @type {Check} */
export const isWebAddress = (value) =>
  URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
    ? undefined
    : 'a web address that starts with http:// or https://';

/** @type {Check} */
export const isSecureAddress = (value) =>
  URL.canParse(value) && new URL(value).protocol === 'https:'
    ? undefined
    : 'a web address that starts with https://';

/** @type {Check} */
export const isRedisAddress = (value) =>
  URL.canParse(value) && /^rediss?:$/.test(new URL(value).protocol)
    ? undefined
    : 'an address such as redis://127.0.0.1:6379';

/** @type {Check} */
export const isDatabaseAddress = (value) =>
  URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol)
    ? undefined
    : 'an address such as postgres://user:password@127.0.0.1:5432/northlight';

/** @type {Check} */
export const isEmail = (value) =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value) ? undefined : 'an e-mail address';

/** @type {Check} */
export const isCount = (value) => (/^\d+$/.test(value) ? undefined : 'a whole number');

/** @type {Check} */
export const isSeconds = (value) =>
  /^\d{1,2}$/.test(value) ? undefined : 'a number of seconds from 0 to 99';

/** @type {Check} */
export const isSwitch = (value) =>
  value === 'true' || value === 'false' ? undefined : 'true or false';

/** @type {Check} */
export const isProxyCount = (value) =>
  /^(true|false|\d)$/.test(value) ? undefined : 'true, false or the number of proxies in front';

/** @type {Check} */
export const isMeasurementId = (value) =>
  /^G-[A-Z\d]+$/.test(value) ? undefined : 'a measurement id such as G-ABC123DEF4';

/**
 * @param {string[]} choices
 * @returns {Check}
 */
export const isOneOf = (choices) => (value) =>
  choices.includes(value) ? undefined : `one of ${choices.join(', ')}`;

/** Shorter than this a secret can be guessed. */
const leastSecretLength = 24;

/** @type {Check} */
export const isSecret = (value) =>
  value.length >= leastSecretLength
    ? undefined
    : `at least ${leastSecretLength} characters long (empty the line and the next start fills in a fresh one)`;
