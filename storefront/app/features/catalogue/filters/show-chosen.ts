/**
 * Scrolls each list of options that is higher than its place until what is chosen in it stands there whole, with half
 * an option below it as at the start. The page stays where it is.
 * @param form the filters
 */
export function showChosen(form: HTMLFormElement) {
  for (const chosen of form.querySelectorAll('input:checked')) {
    const option = chosen.closest('label');
    const list = option?.parentElement;
    if (!option || !list) continue;
    list.scrollTop = option.offsetTop + option.offsetHeight * 1.5 - list.clientHeight;
  }
}
