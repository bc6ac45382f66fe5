import { Button } from '@mantine/core';
import { useLocation } from '@remix-run/react';
import { useEffect, useRef, type FormEvent } from 'react';

import { shortHours } from '#app/lib/brand';
import { sentWords } from './consultation-words';
import styles from './sent-notice.module.css';

interface SentNoticeProps {
  /** True when the page itself came as the answer, without a toast to bring the specification's words. */
  byPost: boolean;
  onSendAnother: () => void;
}

/**
 * Takes the form's place. The focus comes along, or it would be lost with the button that was pressed; so does the
 * screen, because a long form on a phone is gone from under the reader and the notice stands far above.
 */
export function SentNotice({ byPost, onSendAnother }: SentNoticeProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    notice.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  function sendAnother(event: FormEvent) {
    event.preventDefault();
    onSendAnother();
  }

  return (
    <div className={styles.notice} ref={notice}>
      <h3 className="h3" tabIndex={-1} ref={title}>
        {byPost ? sentWords.title : 'Thank you. Your request is with us.'}
      </h3>
      <p className="muted">
        {byPost
          ? sentWords.text
          : `A designer answers in business hours, ${shortHours}, by the phone or e-mail you gave us.`}
      </p>
      {/* Without a script the same button asks for the page anew. */}
      <form action={useLocation().pathname} onSubmit={sendAnother}>
        <Button type="submit" variant="default">
          Send another
        </Button>
      </form>
    </div>
  );
}
