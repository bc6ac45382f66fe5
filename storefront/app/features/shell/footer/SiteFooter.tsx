import { heritage, phoneHref, shortHours } from '#app/lib/brand';

import { footerColumns, legalLinks, type NavigationLink } from '../navigation';
import { SiteLink } from '../SiteLink';
import { useBrand } from '../use-brand';
import styles from './site-footer.module.css';

function FooterLinks({ links, className }: { links: NavigationLink[]; className?: string }) {
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.to}>
          <SiteLink link={link} className={styles.link} />
        </li>
      ))}
    </ul>
  );
}

export function SiteFooter() {
  const { name, phone, email } = useBrand();
  return (
    <footer className={styles.footer}>
      <div className="wrap">
        <div className={styles.top}>
          <p className={`h2 ${styles.heritage}`}>{heritage}.</p>
          {footerColumns.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2 className={styles.title}>{title}</h2>
              <FooterLinks links={links} />
            </nav>
          ))}
          <address className={styles.talk}>
            <h2 className={styles.title}>Talk to us</h2>
            <ul>
              <li>
                <a className={styles.link} href={phoneHref(phone)}>
                  {phone}
                </a>
              </li>
              <li>
                <a className={`${styles.link} ${styles.email}`} href={`mailto:${email}`}>
                  {email}
                </a>
              </li>
              <li className={styles.hours}>{shortHours}</li>
            </ul>
          </address>
        </div>
        <div className={styles.end}>
          <p>© {name}</p>
          <nav aria-label="Legal and brand">
            <FooterLinks links={legalLinks} className={styles.legal} />
          </nav>
        </div>
      </div>
    </footer>
  );
}
