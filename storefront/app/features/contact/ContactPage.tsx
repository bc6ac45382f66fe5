import { Consultation } from '#app/features/consultation/Consultation';
import type { ContactSubject } from '#app/lib/paths';
import { PageHead } from '#app/ui/PageHead';
import { ContactWays } from './ContactWays';
import { NextSteps } from './NextSteps';
import { Showroom } from './Showroom';

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
      </Consultation>
      <Showroom mapUrl={mapUrl} />
    </>
  );
}
