import { Part } from '#app/ui/Part';

import { AccordionItem } from './AccordionItem';
import { useOneOpen } from './one-open';
import type { AccordionSection } from './schema';
import { useLinkedItem } from './use-linked-item';
import styles from './accordion.module.css';

/** Questions by rows, one open at a time. Without a script all answers stand open. */
export function Accordion({ anchor, heading, items }: AccordionSection) {
  const ids = items.map(({ id }) => id);
  const { openId, setOpenId } = useOneOpen(ids[0] ?? null);
  useLinkedItem(anchor, ids, setOpenId);
  return (
    <Part anchor={anchor} title={heading}>
      <div className={styles.accordion}>
        {items.map(({ id, question, answer }) => (
          <AccordionItem
            key={id}
            id={id}
            question={question}
            answer={answer}
            open={openId === id}
            onToggle={() => setOpenId(openId === id ? null : id)}
            onFound={() => setOpenId(id)}
          />
        ))}
      </div>
    </Part>
  );
}
