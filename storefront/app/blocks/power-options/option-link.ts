import type { PowerOption } from './schema';

/** Where an option leads: where staff say, else to itself, which brings it to the front of this page. */
export function optionLink({ type, title, link }: PowerOption) {
  return link ?? { text: `Choose ${title}`, link: `?type=${type}` };
}
