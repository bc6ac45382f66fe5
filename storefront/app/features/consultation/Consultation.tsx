import { useState, type ReactNode } from 'react';

import type { ContactSubject } from '#app/lib/paths';

import { ConsultationForm } from './ConsultationForm';
import { SubjectNote } from './SubjectNote';
import { subjectOpening } from './subject-opening';
import styles from './consultation.module.css';

interface ConsultationProps {
  submissionKey: string;
  /** Two sentences beside the form. */
  lead: string;
  /** What the visitor was looking at before. */
  subject?: ContactSubject;
  /** What stands under the lead; on phones under the form, which people came for. */
  children: ReactNode;
}

/** The part of a page that asks for a consultation; `#consultation-form` leads to it (spec §2.1). */
export function Consultation({ submissionKey, lead, subject = {}, children }: ConsultationProps) {
  const opening = subjectOpening(subject);
  const [round, setRound] = useState({ number: 0, submissionKey });
  return (
    <section className="section" id="consultation-form" aria-labelledby="consultation-title">
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.head}>
          <h2 className="h2" id="consultation-title">
            Request a design consultation
          </h2>
          <p className="lead">{lead}</p>
        </div>
        <div className={styles.form}>
          <SubjectNote subject={subject} />
          {/* A new round is a new form: empty, and with a mark of its own. So is one about something else. */}
          <ConsultationForm
            key={`${round.number} ${opening}`}
            submissionKey={round.submissionKey}
            opening={opening}
            first={round.number === 0}
            onSendAnother={() => setRound({ number: round.number + 1, submissionKey })}
          />
        </div>
        <div className={styles.more}>{children}</div>
      </div>
    </section>
  );
}
