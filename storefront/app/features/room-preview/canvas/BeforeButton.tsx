import { useRef } from 'react';

import styles from './toolbar.module.css';

/** Milliseconds after which a press was a hold. */
const hold = 300;

interface BeforeButtonProps {
  pressed: boolean;
  disabled: boolean;
  onShow: (bare: boolean) => void;
}

/** The room without the blind: for as long as the button is held, or until it is pressed again. */
export function BeforeButton({ pressed, disabled, onShow }: BeforeButtonProps) {
  /** When a pointer came down; its click is then answered already. */
  const press = useRef<number | null>(null);

  function onRelease(now: number) {
    if (press.current !== null && now - press.current > hold) onShow(false);
  }

  return (
    <button
      type="button"
      className={styles.before}
      aria-pressed={pressed}
      disabled={disabled}
      onPointerDown={({ button, currentTarget, pointerId, timeStamp }) => {
        if (button !== 0) return;
        // A pointer that is let go elsewhere ends the hold as well.
        currentTarget.setPointerCapture(pointerId);
        press.current = timeStamp;
        onShow(!pressed);
      }}
      onPointerUp={({ timeStamp }) => onRelease(timeStamp)}
      onPointerCancel={() => onShow(false)}
      onClick={({ detail }) => {
        // A key's click has no pointer, whatever an earlier one left behind.
        if (press.current === null || detail === 0) onShow(!pressed);
        press.current = null;
      }}
      onContextMenu={(event) => event.preventDefault()}
    >
      Before
    </button>
  );
}
