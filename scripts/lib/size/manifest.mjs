/**
 * The parts of Remix's browser manifest that are read here. Addresses start with the public path,
 * "/assets/…".
 *
 * @typedef {{ module: string, imports?: string[] }} EntryPart
 * @typedef {{ id: string, parentId?: string, path?: string, index?: boolean, module: string, imports?: string[], css?: string[] }} RoutePart
 * @typedef {{ entry: EntryPart & { css?: string[] }, routes: Record<string, RoutePart> }} RemixManifest
 */

/**
 * Reads the manifest out of the script that carries it, "window.__remixManifest={…};".
 *
 * @param {string} script
 * @returns {RemixManifest}
 */
export function parseManifest(script) {
  return JSON.parse(script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1));
}

/**
 * The route of a page and the routes around it, outermost first.
 *
 * @param {RemixManifest} manifest
 * @param {string} path the route's path, parameters included; '' for the home page
 * @returns {RoutePart[]}
 * @throws {Error} when the shop has no such page
 */
export function routesOf({ routes }, path) {
  const page = Object.values(routes)
    .filter((route) => route.index || route.path)
    .map((route) => chainOf(route, routes))
    .find((chain) => pathOf(chain) === path);
  if (!page) throw new Error(`The manifest has no route at /${path}`);
  return page;
}

/**
 * The files that a browser loads to show these routes.
 *
 * @param {RemixManifest} manifest
 * @param {RoutePart[]} routes
 * @returns {{ scripts: string[], styles: string[] }}
 */
export function filesOf({ entry }, routes) {
  const parts = [entry, ...routes];
  return {
    scripts: unique(parts.flatMap((part) => [part.module, ...(part.imports ?? [])])),
    styles: unique(parts.flatMap((part) => part.css ?? [])),
  };
}

/**
 * @param {RoutePart} route
 * @param {Record<string, RoutePart>} routes
 * @returns {RoutePart[]}
 */
function chainOf(route, routes) {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId];
  return parent ? [...chainOf(parent, routes), route] : [route];
}

/** @param {RoutePart[]} chain */
function pathOf(chain) {
  return chain.flatMap((route) => route.path || []).join('/');
}

/** @param {string[]} files */
function unique(files) {
  return [...new Set(files)];
}
