import { jsonLines } from '../../../src/operations/json-lines';

/** Strapi's own line for each request has its query in it and is below this level; src/operations writes ours. */
export default { level: 'info', format: jsonLines() };
