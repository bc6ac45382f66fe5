import { useCallback, useEffect, useRef } from 'react';

import type { RichText as RichTextData } from '#app/domain/rich-text';
import { Icon } from '#app/ui/icons';
import { RichText } from '#app/ui/RichText';
import { useHydrated } from '#app/ui/use-hydrated';

import styles from './accordion.module.css';

interface AccordionItemProps {
  id: string;
  question: string;
  answer: RichTextData;
  open: boolean;
  onToggle: () => void;
  /** The browser found the visitor's word in the closed answer. */
  onFound: () => void;
}

/** A question and its answer. The answer is never taken out of the page, so that search in the page finds it. */
export function AccordionItem(props: AccordionItemProps) {
  const { id, question, answer, open, onToggle, onFound } = props;
  const hydrated = useHydrated();
  const panel = useClosedPanel(hydrated && !open, onFound);
  return (
    <div className={styles.item} id={id}>
      <h3>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={`${id}-answer`}
          onClick={onToggle}
        >
          {question}
          <Icon name={open ? 'minus' : 'plus'} />
        </button>
      </h3>
      <div id={`${id}-answer`} ref={panel} data-early={(!hydrated && !open) || undefined}>
        <RichText text={answer} heading="h4" className={styles.answer ?? ''} />
      </div>
    </div>
  );
}

/** Sets `hidden="until-found"`, which React 18 would write as a plain `hidden`. */
function useClosedPanel(closed: boolean, onFound: () => void) {
  const element = useRef<HTMLDivElement | null>(null);

  useEffect(() => {
    const panel = element.current;
    panel?.addEventListener('beforematch', onFound);
    return () => panel?.removeEventListener('beforematch', onFound);
  }, [onFound]);

  return useCallback(
    (panel: HTMLDivElement | null) => {
      element.current = panel;
      if (closed) panel?.setAttribute('hidden', 'until-found');
      else panel?.removeAttribute('hidden');
    },
    [closed],
  );
}
