import { useLocation } from '@remix-run/react';
import { useRef } from 'react';

import { Icon } from '#app/ui/icons';

import type { NavigationPanel } from '../navigation';
import styles from './main-nav.module.css';
import { MegaPanel } from './MegaPanel';
import panelStyles from './mega-panel.module.css';
import { useDismiss } from './use-dismiss';

interface PanelEntryProps {
  panel: NavigationPanel;
  opened: boolean;
  onToggle: () => void;
  onClose: () => void;
}

/** A disclosure button and its panel; the panel follows the button, so that Tab walks straight into it. */
export function PanelEntry({ panel, opened, onToggle, onClose }: PanelEntryProps) {
  const { pathname } = useLocation();
  const entry = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useDismiss({ opened, onClose, area: entry, opener: button });
  const panelId = `panel-${panel.id}`;

  return (
    <li ref={entry} className={panelStyles.entry}>
      <button
        ref={button}
        type="button"
        className={styles.entry}
        aria-expanded={opened}
        aria-controls={panelId}
        aria-current={panel.currentOn.includes(pathname) ? 'true' : undefined}
        onClick={onToggle}
      >
        {panel.label}
        <Icon name="chevron" className={styles.chevron} />
      </button>
      <MegaPanel id={panelId} panel={panel} opened={opened} />
    </li>
  );
}
