import { toOrderSize, type Mount } from '#app/domain/measure/opening';
import { Icon } from '#app/ui/icons';

import { formatLength, toCheckNotes } from './check-words';
import type { OpeningInput } from './opening-search';
import styles from './check-answer.module.css';

interface CheckAnswerProps {
  input: OpeningInput;
  mount: Mount;
}

/** The size to order, width before height, with what to know about it. */
export function CheckAnswer({ input: { opening, covers }, mount }: CheckAnswerProps) {
  const size = opening && toOrderSize(opening, mount);
  return (
    <div className={styles.answer} role="status" aria-label="What to order">
      {size ? (
        <>
          <dl>
            <div>
              <dt>{mount === 'inside' ? 'Width, the narrowest' : 'Width, the widest'}</dt>
              <dd>{formatLength(size.width)}</dd>
            </div>
            <div>
              <dt>Height, the tallest</dt>
              <dd>{formatLength(size.height)}</dd>
            </div>
          </dl>
          <ul>
            {toCheckNotes(size, mount, covers).map(({ text, warning }) => (
              <li key={text} data-warning={warning || undefined}>
                <Icon name={warning ? 'error' : 'check'} />
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className="muted">
          Write down three widths and three heights. The size to order appears here, in inches and
          centimetres.
        </p>
      )}
    </div>
  );
}
