import { Link } from '@remix-run/react';

import type { RichInline } from '#app/domain/rich-text';

import { Unbroken } from './Unbroken';

/** The address of a page of the shop; what has a dot in its path is a file, which the router does not know. */
const page = /^\/[^.?#]*(?:[?#]|$)/;

/** The words of one block of a structured text. */
export function RichInlines({ content }: { content: RichInline[] }) {
  return content.map((part, index) => <Part key={index} part={part} />);
}

function Part({ part }: { part: RichInline }) {
  switch (part.kind) {
    case 'text':
      return <Unbroken text={part.text} />;
    case 'break':
      return <br />;
    case 'strong':
      return (
        <strong>
          <RichInlines content={part.content} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <RichInlines content={part.content} />
        </em>
      );
    case 'link': {
      const words = <RichInlines content={part.content} />;
      // Pages of the shop open without a reload; everything else is the browser's.
      return page.test(part.href) ? (
        <Link to={part.href}>{words}</Link>
      ) : (
        <a href={part.href}>{words}</a>
      );
    }
  }
}
