import { Suspense, useCallback, useEffect, useRef, useState } from 'react';

import { latePart } from '../late-part';
import { takeToasts, type ToastMessage } from '../toast';
import { PlainToast } from './PlainToast';
import styles from './toast-region.module.css';
import { toastRules } from './toast-rules';

const { Part: ToastHost } = latePart(() => import('./ToastHost'), PlainToast);

/**
 * The place of the notices. It stands in every page from the start, because a live region that arrives together with
 * its first words is not read out; the library behind it is fetched for the first notice.
 */
export function ToastRegion() {
  const region = useRef<HTMLElement>(null);
  const focusBefore = useRef<Element | null>(null);
  const [first, setFirst] = useState<ToastMessage | null>(null);
  const [focused, setFocused] = useState(false);

  useEffect(() => (first ? undefined : takeToasts(setFirst)), [first]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== toastRules.hotkey || !region.current?.hasChildNodes()) return;
      event.preventDefault();
      focusBefore.current = document.activeElement;
      region.current.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  const returnFocus = () => {
    if (
      region.current?.contains(document.activeElement) &&
      focusBefore.current instanceof HTMLElement
    )
      focusBefore.current.focus();
  };

  // A notice that leaves takes its button's focus along, and that is no event.
  const lookForFocus = useCallback(() => {
    setFocused(region.current?.contains(document.activeElement) ?? false);
  }, []);

  return (
    <section
      ref={region}
      className={styles.region}
      aria-label={`Notifications (${toastRules.hotkey})`}
      aria-live="polite"
      tabIndex={-1}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {first && (
        <Suspense fallback={null}>
          <ToastHost first={first} held={focused} onDismiss={returnFocus} onChange={lookForFocus} />
        </Suspense>
      )}
    </section>
  );
}
