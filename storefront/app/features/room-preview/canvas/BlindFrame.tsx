import { useId, type KeyboardEvent } from 'react';

import { keyToBlind } from '#app/domain/room-preview/key-to-blind';
import { canvasSize, type BlindBox } from '#app/domain/room-preview/preview-settings';
import { describeBlind } from '#app/domain/room-preview/preview-words';
import { corners } from '#app/domain/room-preview/resize-blind';

import styles from './blind-frame.module.css';

interface BlindFrameProps {
  box: BlindBox;
  onChange: (box: BlindBox, gesture: string) => void;
  onEnd: () => void;
}

/**
 * The outline of the blind, with a handle at each corner. It lies over the drawing, so the saved image has
 * none of it. The handles are for pointers: the keyboard has Shift with an arrow, and the sliders.
 */
export function BlindFrame({ box, onChange, onEnd }: BlindFrameProps) {
  const helpId = useId();

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = keyToBlind(box, event.key, event.shiftKey);
    if (!next) return;
    event.preventDefault();
    onChange(next, 'keys');
  }

  function onKeyUp(event: KeyboardEvent) {
    if (event.key.startsWith('Arrow')) onEnd();
  }

  // A place for arrow keys, which no element of HTML is: the rules do not know that role as one.
  /* eslint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */
  return (
    <div
      className={styles.frame}
      style={{
        left: share(box.x, canvasSize.width),
        top: share(box.y, canvasSize.height),
        width: share(box.width, canvasSize.width),
        height: share(box.height, canvasSize.height),
      }}
      data-grip="move"
      role="application"
      aria-roledescription="movable blind"
      aria-label={describeBlind(box)}
      aria-describedby={helpId}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onKeyUp={onKeyUp}
      onBlur={onEnd}
    >
      <span className="vh" id={helpId}>
        Arrow keys move the blind; with Shift they change its size.
      </span>
      {corners.map((corner) => (
        <i key={corner} className={styles.handle} data-grip={corner} aria-hidden="true" />
      ))}
    </div>
  );
  /* eslint-enable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */
}

function share(pixels: number, of: number): string {
  return `${(pixels / of) * 100}%`;
}
