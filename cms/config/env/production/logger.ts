/** One line per request is the storefront's job; the desk's log is for what a person should read. */
export default { level: 'info' };
