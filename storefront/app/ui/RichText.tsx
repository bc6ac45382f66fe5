import type { RichBlock, RichText as RichTextData } from '#app/domain/rich-text';

import { RichFigure } from './RichFigure';
import { RichInlines } from './RichInlines';
import { RichTable } from './RichTable';
import styles from './rich-text.module.css';

type Heading = 'h2' | 'h3' | 'h4';

interface RichTextProps {
  text: RichTextData;
  /** The element for a heading within the text, one level below the heading over it. */
  heading: Heading;
  /** True where the text is what the page is about: its headings then speak up. */
  long?: boolean;
  className?: string;
}

/** A structured text as elements. Every word of it is a text node, so it can hold no markup. */
export function RichText({ text, heading, long = false, className }: RichTextProps) {
  return (
    <div className={className ? `${styles.text} ${className}` : styles.text}>
      <Blocks text={text} heading={heading} long={long} />
    </div>
  );
}

type BlocksProps = Required<Pick<RichTextProps, 'text' | 'heading' | 'long'>>;

function Blocks({ text, ...looks }: BlocksProps) {
  return text.map((block, index) => <Block key={index} block={block} {...looks} />);
}

function Block({ block, ...looks }: Omit<BlocksProps, 'text'> & { block: RichBlock }) {
  switch (block.kind) {
    case 'heading':
      return <HeadingBlock {...block} {...looks} />;
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List className={styles.list}>
          {block.items.map((item, index) => (
            <li key={index}>
              <Blocks text={item} {...looks} />
            </li>
          ))}
        </List>
      );
    }
    case 'quote':
      return (
        <blockquote>
          <Blocks text={block.content} {...looks} />
        </blockquote>
      );
    case 'table':
      return <RichTable columns={block.columns} rows={block.rows} />;
    case 'figure':
      return <RichFigure src={block.src} alt={block.alt} caption={block.caption} />;
    case 'paragraph':
      return (
        <p>
          <RichInlines content={block.content} />
        </p>
      );
  }
}

const below = { h2: 'h3', h3: 'h4', h4: 'h5' } as const;

type HeadingBlockProps = Extract<RichBlock, { kind: 'heading' }> & Omit<BlocksProps, 'text'>;

function HeadingBlock({ level, content, heading, long }: HeadingBlockProps) {
  const Element = level === 1 ? heading : below[heading];
  return (
    <Element className={long && level === 1 ? 'h3' : 'h4'}>
      <RichInlines content={content} />
    </Element>
  );
}
