import { Part, PartRest } from '#app/ui/Part';
import { RichText } from '#app/ui/RichText';

import type { RichTextSection } from './schema';
import styles from './rich-text-block.module.css';

/** A heading with text under it; without a heading the text goes on from the section above. */
export function RichTextBlock({ anchor, heading, text }: RichTextSection) {
  const words = <RichText text={text} heading="h3" className={styles.text ?? ''} />;
  if (!heading) return <PartRest>{words}</PartRest>;
  return (
    <Part anchor={anchor} title={heading}>
      {words}
    </Part>
  );
}
