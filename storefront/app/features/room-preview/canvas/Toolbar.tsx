import { IconButton } from '#app/ui/IconButton';

import type { Preview } from '../use-preview';
import { BeforeButton } from './BeforeButton';
import styles from './toolbar.module.css';

interface ToolbarProps {
  preview: Preview;
  /** Whether there are a room and a blind in it to compare. */
  comparable: boolean;
}

/**
 * The ways back: to the bare room, to the step before, to the start. Undo and redo keep the focus when
 * they come to their end, so they are never truly disabled.
 */
export function Toolbar({ preview, comparable }: ToolbarProps) {
  const { settings, bare, showBare, canUndo, canRedo, undo, redo, reset } = preview;
  return (
    <div className={styles.tools} role="group" aria-label="Compare and correct">
      <BeforeButton pressed={bare} disabled={!comparable} onShow={showBare} />
      <IconButton icon="undo" label="Undo" aria-disabled={!canUndo} onClick={undo} />
      <IconButton icon="redo" label="Redo" aria-disabled={!canRedo} onClick={redo} />
      <button
        type="button"
        className={styles.reset}
        disabled={settings.style === null}
        onClick={reset}
      >
        Reset
      </button>
    </div>
  );
}
