import { useState, type ReactNode } from 'react';

import { ConsultationForm } from './ConsultationForm';
import styles from './consultation.module.css';

interface ConsultationProps {
  submissionKey: string;
  /** Two sentences beside the form. */
  lead: string;
  /** What stands under them. */
  children: ReactNode;
}

/** The part of a page that asks for a consultation; `#consultation-form` leads to it (spec §2.1). */
export function Consultation({ submissionKey, lead, children }: ConsultationProps) {
  const [round, setRound] = useState({ number: 0, submissionKey });
  return (
    <section className="section" id="consultation-form" aria-labelledby="consultation-title">
      <div className={`wrap ${styles.columns}`}>
        <div>
          <h2 className="h2" id="consultation-title">
            Request a design consultation
          </h2>
          <p className="lead">{lead}</p>
          {children}
        </div>
        {/* A new round is a new form: empty, and with a mark of its own. */}
        <ConsultationForm
          key={round.number}
          submissionKey={round.submissionKey}
          first={round.number === 0}
          onSendAnother={() => setRound({ number: round.number + 1, submissionKey })}
        />
      </div>
    </section>
  );
}
