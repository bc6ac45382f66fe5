// `import"./a.js"`, `import{b as c}from"./a.js"`, `export*from"./a.js"`; not `import("./a.js")`.
const staticImport =
  /(?:^|[;}\s])(?:import|export)\s*(?:[\w*{][^"'();]*?\bfrom\s*)?["'](\.[^"']+)["']/g;

/**
 * The modules that a built chunk needs before it can run. What it may load later does not count.
 *
 * @param {string} code
 * @returns {string[]} as written: relative to the chunk
 */
export function staticImports(code) {
  return [...code.matchAll(staticImport)].map((match) => match[1] ?? '');
}
