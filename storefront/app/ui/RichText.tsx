import type { ReactNode } from 'react';

import type { RichBlock, RichInline, RichText as RichTextData } from '#app/domain/rich-text';

import styles from './rich-text.module.css';

interface RichTextProps {
  text: RichTextData;
  /** The element for a heading within the text, one level below the heading over it. */
  heading: 'h2' | 'h3' | 'h4';
  className?: string;
}

/** A structured text as elements. Every word of it is a text node, so it can hold no markup. */
export function RichText({ text, heading, className }: RichTextProps) {
  return (
    <div className={className ? `${styles.text} ${className}` : styles.text}>
      {text.map((block, index) => (
        <Block key={index} block={block} heading={heading} />
      ))}
    </div>
  );
}

function Block({ block, heading: Heading }: { block: RichBlock; heading: 'h2' | 'h3' | 'h4' }) {
  switch (block.kind) {
    case 'heading':
      return <Heading className="h4">{inline(block.content)}</Heading>;
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List className={styles.list}>
          {block.items.map((item, index) => (
            <li key={index}>
              <Blocks text={item} heading={Heading} />
            </li>
          ))}
        </List>
      );
    }
    case 'quote':
      return (
        <blockquote>
          <Blocks text={block.content} heading={Heading} />
        </blockquote>
      );
    case 'paragraph':
      return <p>{inline(block.content)}</p>;
  }
}

function Blocks({ text, heading }: Pick<RichTextProps, 'text' | 'heading'>) {
  return text.map((block, index) => <Block key={index} block={block} heading={heading} />);
}

function inline(content: RichInline[]): ReactNode[] {
  return content.map((part, index) => {
    switch (part.kind) {
      case 'text':
        return part.text;
      case 'break':
        return <br key={index} />;
      case 'strong':
        return <strong key={index}>{inline(part.content)}</strong>;
      case 'emphasis':
        return <em key={index}>{inline(part.content)}</em>;
      case 'link':
        return (
          <a key={index} href={part.href}>
            {inline(part.content)}
          </a>
        );
    }
  });
}
