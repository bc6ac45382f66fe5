import { PageLink } from '#app/ui/PageLink';
import { pictures } from '#app/pictures';
import { Picture } from '#app/ui/Picture';

import type { NavigationPanel } from '../navigation';
import { SiteLink } from '../SiteLink';
import styles from './mega-panel.module.css';

const panelPictures: Record<NavigationPanel['id'], (typeof pictures)['megaMotorized']> = {
  motorized: pictures.megaMotorized,
  offers: pictures.megaOffers,
};

interface MegaPanelProps {
  id: string;
  panel: NavigationPanel;
  opened: boolean;
}

export function MegaPanel({ id, panel, opened }: MegaPanelProps) {
  return (
    <div id={id} className={styles.panel} data-open={opened || undefined}>
      <div className={`wrap ${styles.columns}`}>
        {panel.columns.map((column) => (
          <div key={column.title}>
            <p className={styles.title}>{column.title}</p>
            <ul>
              {column.links.map((link) => (
                <li key={link.to}>
                  <SiteLink link={link} className={styles.link} />
                  {link.note && <small className={styles.note}>{link.note}</small>}
                </li>
              ))}
            </ul>
          </div>
        ))}
        <PageLink to={panel.feature.to} className={styles.feature}>
          <Picture
            image={panelPictures[panel.id]}
            alt=""
            ratio="16:9"
            sizes="(min-width: 1584px) 420px, 27vw"
          />
          <span className={styles.featureLabel}>{panel.feature.label}</span>
        </PageLink>
      </div>
    </div>
  );
}
