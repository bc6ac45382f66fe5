import { useEffect, useRef, type ReactNode } from 'react';

import { IconButton } from '#app/ui/IconButton';
import { useModalDialog } from '#app/ui/use-modal-dialog';

import { FilterTitle } from './FilterTitle';
import styles from './filter-sheet.module.css';

/** From here on the panel beside the grid takes over (look.md "Breakpoints"). */
const panelQuery = '(min-width: 1100px)';

interface FilterSheetProps {
  opened: boolean;
  onClose: () => void;
  /** The filters. */
  children: ReactNode;
}

/** The filters over the whole screen; what lies behind is inert. Closed, it keeps what was chosen. */
export function FilterSheet({ opened, onClose, children }: FilterSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useModalDialog(dialog, opened);

  useEffect(() => {
    const wide = window.matchMedia(panelQuery);
    wide.addEventListener('change', onClose);
    return () => wide.removeEventListener('change', onClose);
  }, [onClose]);

  // The browser closed it, by Escape. Strict mode closes and opens at once: then it is open by now.
  const closed = () => {
    if (!dialog.current?.open) onClose();
  };

  return (
    <dialog ref={dialog} className={styles.sheet} aria-label="Filters" onClose={closed}>
      <FilterTitle>
        <IconButton icon="close" label="Close filters" onClick={onClose} />
      </FilterTitle>
      {children}
    </dialog>
  );
}
