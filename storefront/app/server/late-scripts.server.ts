const preload = /<link rel="modulepreload" /g;
const loader = /<script type="module" async="">([^]*?)<\/script>/;
const moduleImport = /import (?:\* as (\w+) from )?("[^"]+");/g;

/**
 * Lets a finished page load its scripts only once it has been painted. It is whole without them, and on a phone's line
 * they would take the place of styles, fonts and the first picture. Remix offers no way to say so; a page that it
 * writes differently one day passes unchanged.
 */
export function loadScriptsLate(html: string): string {
  const code = loader.exec(html)?.[1] ?? '';
  const imports = [...code.matchAll(moduleImport)];
  if (imports.length === 0) return html;
  return html
    .replace(loader, () => `<script>${lateLoader(code, imports)}</script>`)
    .replace(preload, '<link data-late fetchpriority="low" ');
}

/** Remix's own loader, whose imports wait for the first painted frame and then come all at the same time. */
function lateLoader(code: string, imports: RegExpExecArray[]): string {
  const names = imports.map(([, name = '']) => name).join();
  const addresses = imports.map(([, , address]) => address).join();
  return (
    'requestAnimationFrame(()=>setTimeout(async()=>{' +
    'for(const link of document.querySelectorAll("link[data-late]"))link.rel="modulepreload";' +
    `const[${names}]=await Promise.all([${addresses}].map((address)=>import(address)));` +
    `${code.replace(moduleImport, '').trim()}}))`
  );
}
