const preload = /<link rel="modulepreload" /g;
const loader = /<script type="module" async="">([^]*?)<\/script>/;
const moduleImport = /import (?:\* as (\w+) from )?("[^"]+");/g;
const entryImport = /import\(("[^"]+")\)/;

/** Milliseconds that scripts wait for a page's pictures and fonts at most. */
const patience = 1_500;

/**
 * Lets a finished page load its scripts only once it has been painted with its first picture. It is whole without them, and on a phone's line
 * they would take the place of styles, fonts and the first picture. Remix offers no way to say so; a page that it
 * writes differently one day passes unchanged.
 */
export function loadScriptsLate(html: string): string {
  const code = loader.exec(html)?.[1] ?? '';
  const imports = [...code.matchAll(moduleImport)];
  const entry = entryImport.exec(code)?.[1];
  if (imports.length === 0 || !entry) return html;
  return html
    .replace(loader, () => `<script>${lateLoader(code, imports, entry)}</script>`)
    .replace(preload, '<link data-late fetchpriority="low" ');
}

/**
 * Remix's own loader, whose imports wait until all that the page shows at once has come and was painted. The files then
 * come all at the same time, but run one by one in the order of the links, each in a task of its own: together they would
 * hold a phone up. The entry comes last, as it does in Remix's loader, because it begins the hydration.
 */
function lateLoader(code: string, imports: RegExpExecArray[], entry: string): string {
  const names = imports.map(([, name = '']) => name).join();
  const addresses = imports.map(([, , address]) => address).join();
  return (
    '(async()=>{' +
    'const loaded=new Promise((go)=>addEventListener("load",go));' +
    // The browser tells of a frame when it is on the screen; an animation frame comes before it is drawn.
    'const shown=new Promise((go)=>new PerformanceObserver(go).observe({type:"paint",buffered:true}));' +
    `const late=new Promise((go)=>setTimeout(go,${patience}));` +
    'await Promise.race([Promise.all([loaded,shown]),late]);' +
    'await new Promise((painted)=>requestAnimationFrame(()=>setTimeout(painted)));' +
    'const links=[...document.querySelectorAll("link[data-late]")];' +
    'for(const link of links)link.rel="modulepreload";' +
    `for(const link of links)if(link.getAttribute("href")!==${entry})await import(link.href);` +
    `const[${names}]=await Promise.all([${addresses}].map((address)=>import(address)));` +
    `${code.replace(moduleImport, '').trim()}})()`
  );
}
