import {
  defaultThemeChoice,
  prefersDarkQuery,
  schemeGrounds,
  themeChoices,
  themeStorageKey,
} from './color-scheme';

const settings = JSON.stringify({
  key: themeStorageKey,
  choices: themeChoices,
  fallback: defaultThemeChoice,
  dark: prefersDarkQuery,
  grounds: schemeGrounds,
});

/**
 * Runs in the head before first paint, so that no page flashes in the wrong theme. A string, not a function's
 * `toString()`: a bundler may put helpers into a function that do not exist where this runs.
 */
export const colorSchemeScript = `(function(s){
var c=null;try{c=localStorage.getItem(s.key)}catch(e){}
if(s.choices.indexOf(c)<0)c=s.fallback;
var m=c==='system'?(matchMedia(s.dark).matches?'dark':'light'):c,r=document.documentElement;
r.classList.remove('dark','light');r.classList.add(m);
r.setAttribute('data-mantine-color-scheme',m);r.setAttribute('data-theme',c);
var t=document.querySelector('meta[name="theme-color"]');if(t)t.setAttribute('content',s.grounds[m]);
})(${settings})`;
