import { Link } from '@remix-run/react';

import { openingHours } from '#app/domain/showroom';
import { useBrand } from '#app/features/shell/use-brand';
import { phoneHref } from '#app/lib/brand';
import { BreakableAddress } from '#app/ui/BreakableAddress';

import styles from './contact-ways.module.css';

/** Website, phone, e-mail and business hours (spec §2.6). */
export function ContactWays() {
  const { siteUrl, phone, email } = useBrand();
  const [weekdays, ...weekend] = openingHours.map(({ days, hours }) => `${days} ${hours}`);
  return (
    <dl className={styles.ways}>
      <div>
        <dt>Website</dt>
        <dd>
          <Link to="/">
            <BreakableAddress text={new URL(siteUrl).host} />
          </Link>
        </dd>
      </div>
      <div>
        <dt>Phone</dt>
        <dd>
          <a href={phoneHref(phone)}>{phone}</a>
        </dd>
      </div>
      <div>
        <dt>Email</dt>
        <dd>
          <a href={`mailto:${email}`}>
            <BreakableAddress text={email} />
          </a>
        </dd>
      </div>
      <div>
        <dt>Business hours (MST)</dt>
        <dd>
          {weekdays}
          <br />
          {weekend.join(', ')}
        </dd>
      </div>
    </dl>
  );
}
