import { useId, useRef } from 'react';

import { listWords } from '#app/lib/list-words';
import { IconButton } from '#app/ui/IconButton';
import { useModalDialog } from '#app/ui/use-modal-dialog';

import type { Swatch } from './collections';
import { SampleForm } from './SampleForm';
import styles from './sample-dialog.module.css';

interface SampleDialogProps {
  opened: boolean;
  swatches: Swatch[];
  onClose: () => void;
  /** The form is filled in as it should be. */
  onSent: () => void;
}

/** Where the samples go (spec §2.10). Closed without sending, it keeps what was typed. */
export function SampleDialog({ opened, swatches, onClose, onSent }: SampleDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useModalDialog(dialog, opened);

  // The browser closed it, by Escape. Strict mode closes and opens at once: then it is open by now.
  const closed = () => {
    if (!dialog.current?.open) onClose();
  };

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId} onClose={closed}>
      <h2 className="h3" id={titleId}>
        Where should we send them?
      </h2>
      <p className={`muted ${styles.what}`}>
        {listWords(swatches.map(({ name }) => name))}. Free, in 3-5 business days.
      </p>
      <SampleForm onCancel={onClose} onSent={onSent} />
      <IconButton className={styles.close} icon="close" label="Close" onClick={onClose} />
    </dialog>
  );
}
