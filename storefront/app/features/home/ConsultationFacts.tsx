import { useBrand } from '#app/features/shell/use-brand';
import { phoneHref, shortHours } from '#app/lib/brand';
import { BreakableAddress } from '#app/ui/BreakableAddress';
import { Facts } from '#app/ui/Facts';

/** For those who would rather call. */
export function ConsultationFacts() {
  const { phone, email } = useBrand();
  return (
    <Facts
      facts={[
        { label: 'Phone', value: <a href={phoneHref(phone)}>{phone}</a> },
        {
          label: 'Email',
          value: (
            <a href={`mailto:${email}`}>
              <BreakableAddress text={email} />
            </a>
          ),
        },
        { label: 'Hours', value: shortHours },
      ]}
    />
  );
}
