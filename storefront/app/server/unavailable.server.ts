/** Status and headers of a page that cannot be built while the CMS is away. Seconds: asking again may help then. */
export const unavailable = { status: 503, headers: { 'Retry-After': '5' } };
