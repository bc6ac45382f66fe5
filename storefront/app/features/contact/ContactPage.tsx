import { Consultation } from '#app/features/consultation/Consultation';
import { pictures } from '#app/pictures';
import type { ContactSubject } from '#app/lib/paths';
import { PageHead } from '#app/ui/PageHead';
import { Picture } from '#app/ui/Picture';
import { ContactWays } from './ContactWays';
import { NextSteps } from './NextSteps';
import { Showroom } from './Showroom';
import styles from './contact-page.module.css';

interface ContactPageProps {
  submissionKey: string;
  mapUrl: string;
  subject: ContactSubject;
}

export function ContactPage({ submissionKey, mapUrl, subject }: ContactPageProps) {
  return (
    <>
      <div className="wrap">
        <PageHead
          title="Contact Us"
          lead="Ask a question, book a consultation, or come and handle the fabrics in our Calgary showroom."
        />
        <ContactWays />
      </div>
      <Consultation
        submissionKey={submissionKey}
        subject={subject}
        lead="Free, without obligation, in your home or by video. Most take forty minutes and end with a firm price."
      >
        <NextSteps />
        <Picture
          className={styles.picture}
          image={pictures.showroom}
          ratio="16:9"
          sizes="(min-width: 1637px) 543px, (min-width: 1000px) 34.7vw, 91.2vw"
        />
      </Consultation>
      <Showroom mapUrl={mapUrl} />
    </>
  );
}
