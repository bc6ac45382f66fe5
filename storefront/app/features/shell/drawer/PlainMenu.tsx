import { useEscape } from '#app/ui/use-escape';

import styles from './menu-fallback.module.css';
import { MenuLinks } from './MenuLinks';

export interface MenuProps {
  opened: boolean;
  onClose: () => void;
}

/** The menu's links without the drawer around them: while it is on its way, and where it does not come. */
export function PlainMenu({ opened, onClose }: MenuProps) {
  useEscape(opened, onClose);
  if (!opened) return null;
  return (
    <div className={styles.panel}>
      <MenuLinks />
    </div>
  );
}
