import type { FieldMetadata } from '@conform-to/react';
import { useId, type MouseEvent } from 'react';

import { Icon } from '#app/ui/icons';
import styles from './error-summary.module.css';

interface ErrorSummaryProps {
  fields: FieldMetadata<string | undefined>[];
}

/** A list of links to the fields that need another look, when they are several. */
export function ErrorSummary({ fields }: ErrorSummaryProps) {
  const titleId = useId();
  const faulty = fields.filter((field) => field.errors);
  if (faulty.length < 2) return null;
  return (
    <div className={styles.summary} role="group" aria-labelledby={titleId}>
      <Icon name="error" />
      <p id={titleId}>{faulty.length} fields need another look</p>
      <ul>
        {faulty.map((field) => (
          <li key={field.id}>
            <a href={`#${field.id}`} onClick={goToField}>
              {field.errors?.[0]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Without a script the fragment does the same; with one, the address need not change. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus();
}
