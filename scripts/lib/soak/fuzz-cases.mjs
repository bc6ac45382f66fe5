/** @typedef {import('fast-check')} FastCheck */

/**
 * One request that nobody in their senses would send.
 *
 * @typedef {object} FuzzCase
 * @property {string} method
 * @property {string} path
 * @property {Record<string, string>} headers
 * @property {string} [body]
 */

const pages = [
  '/',
  '/products',
  '/products/roller-blinds',
  '/products/banff-linen-roller',
  '/contact',
  '/sale',
  '/discontinued',
  '/other-products',
  '/downloads',
  '/blog',
  '/shipping',
  '/measuring-guide',
  '/sample-fabric',
  '/room-preview',
  '/preview',
  '/preview/exit',
];
const data = ['/_root.data', '/products.data', '/contact.data', '/sale.data', '/__manifest'];
const reads = ['/api/products', '/api/products/search', '/api/categories', '/api/blog'];
const folders = ['/products/', '/blog/', '/api/products/', '/media/', '/blinds/', '/downloads/'];
const files = ['/robots.txt', '/sitemap.xml', '/health/live', '/assets/', '/favicon.svg'];

/** Every name that some page or endpoint reads from an address, and those that attackers try. */
const parameters = [
  ...['q', 'category', 'filter', 'type', 'page', 'sort', 'tab', 'ticket', 'picture', 'mount'],
  ...['width', 'height', 'product', 'size', 'sample', 'promo', 'index', '_data', '_routes', 'p'],
  ...['__proto__', 'constructor', 'filters[name][$ne]', 'populate', 'q[]', ''],
];
const fields = ['name', 'email', 'phone', 'productInterest', 'message', 'submissionKey'];

/** Texts with a history. */
const nasty = [
  ...['', ' ', '0', '-1', '1e309', 'NaN', 'null', 'undefined', 'true', '999999999999999999999'],
  ...['%', '%E0%A4%A', '%00', '%0d%0aSet-Cookie:a=b', '../../etc/passwd', '..%2f..%2fshop.db'],
  ...['<script>alert(1)</script>', '"\'><img src=x>', '{{7*7}}', '${7*7}', "' OR 1=1 --"],
  ...['//evil.example', 'https://evil.example', '\\\\evil.example', 'javascript:alert(1)'],
  ...['\u202Efdp', '\uFEFF', 'é'.repeat(300), 'a'.repeat(6_000), '[', ']', '(('.repeat(40)],
];

/**
 * Generates requests for the form, the endpoints and every parameter.
 *
 * @param {FastCheck} fc the storefront's package
 * @returns {import('fast-check').Arbitrary<FuzzCase>}
 */
export function fuzzCases(fc) {
  const text = fc.oneof(fc.constantFrom(...nasty), fc.string({ unit: 'binary', maxLength: 60 }));
  const query = fc
    .array(fc.tuple(fc.oneof(fc.constantFrom(...parameters), text), text), { maxLength: 4 })
    .map((pairs) => pairs.map(([name, value]) => `${toUrl(name)}=${toUrl(value)}`).join('&'));
  const place = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...pages) },
    { weight: 2, arbitrary: fc.constantFrom(...reads, ...data, ...files) },
    {
      weight: 2,
      arbitrary: fc.tuple(fc.constantFrom(...folders, '/'), text).map(([a, b]) => a + toUrl(b)),
    },
  );
  const path = fc.tuple(place, query).map(([at, asked]) => (asked ? `${at}?${asked}` : at));
  const get = fc.record({
    method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'OPTIONS', 'DELETE', 'PUT', 'PATCH'),
    path,
    headers: oddHeaders(fc, text),
  });
  return fc.oneof(
    { weight: 6, arbitrary: get },
    { weight: 2, arbitrary: jsonPosts(fc, text) },
    { weight: 2, arbitrary: formPosts(fc, text) },
  );
}

/** @param {FastCheck} fc @param {import('fast-check').Arbitrary<string>} text */
function oddHeaders(fc, text) {
  const names = ['accept', 'accept-encoding', 'accept-language', 'cookie', 'if-none-match'];
  const name = fc.constantFrom(...names, 'range', 'referer', 'user-agent', 'x-forwarded-host');
  const value = fc.oneof(
    fc.constantFrom('preview=a.b', '__Host-preview=x', 'bytes=9-1', '*', 'br;q=x', 'W/"'),
    text.map((given) => toUrl(given).slice(0, 2_000)),
  );
  return fc.dictionary(name, value, { maxKeys: 2 });
}

/** @param {FastCheck} fc @param {import('fast-check').Arbitrary<string>} text */
function jsonPosts(fc, text) {
  const value = fc.oneof(text, fc.jsonValue({ maxDepth: 2 }));
  const body = fc.oneof(
    fc.dictionary(fc.constantFrom(...fields), value).map((given) => JSON.stringify(given)),
    fc.json(),
    text,
  );
  const type = fc.constantFrom('application/json', 'application/json; charset=x', 'text/plain', '');
  return fc.record({
    method: fc.constant('POST'),
    path: fc.constantFrom('/api/consultation', '/revalidate', '/api/products'),
    headers: type.map((given) => ({ 'content-type': given })),
    body,
  });
}

/** @param {FastCheck} fc @param {import('fast-check').Arbitrary<string>} text */
function formPosts(fc, text) {
  const name = fc.oneof(
    fc.constantFrom(...fields, 'name[0]', 'name.first', '__proto__[a]', '__intent__', 'x[999999]'),
    text,
  );
  const body = fc
    .array(fc.tuple(name, text), { maxLength: 7 })
    .map((pairs) => pairs.map(([key, value]) => `${toUrl(key)}=${toUrl(value)}`).join('&'));
  const type = fc.constantFrom(
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'multipart/form-data',
  );
  return fc.record({
    method: fc.constant('POST'),
    path: fc.constantFrom('/?index', '/contact', '/contact.data', '/_root.data?index', '/products'),
    headers: type.map((given) => ({ 'content-type': given })),
    body,
  });
}

/** What may stand in a request line: every other byte is written as %XX. @param {string} text */
function toUrl(text) {
  const bytes = Buffer.from(text, 'utf8').toString('latin1');
  return bytes.replace(
    /[^!$-;=?-Z\\-z|~[\]]/g,
    (byte) => `%${byte.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );
}
