/**
 * A whole number as Canadians write it in English, `1,234,567`. By hand, because the browser takes longer to load the
 * rules of a language (`Intl`, tens of milliseconds on a phone) than to run all the rest of a page's modules.
 * @param whole not negative
 */
export function groupThousands(whole: number): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, ',');
}
