import { consultationFormPath, type ContactSubject } from '#app/lib/paths';
import { TextLink } from '#app/ui/TextLink';

import { subjectFacts } from './subject-opening';
import styles from './subject-note.module.css';

/** What the request is about, taken along from the page before; the visitor may drop it. */
export function SubjectNote({ subject }: { subject: ContactSubject }) {
  const facts = subjectFacts(subject);
  if (facts.length === 0) return null;
  return (
    <aside className={styles.note} aria-label="About this request">
      <p className="small muted">Your message begins with what you were looking at:</p>
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <TextLink className={styles.remove} to={consultationFormPath} replace preventScrollReset>
        Ask about something else
      </TextLink>
    </aside>
  );
}
