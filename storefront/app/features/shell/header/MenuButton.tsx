import { lazy, Suspense, useRef, useState } from 'react';

import { IconButton } from '#app/ui/IconButton';

import { MenuFallback } from '../drawer/MenuFallback';
import styles from './menu-button.module.css';
import { useDisclosure } from './use-disclosure';

const loadDrawer = () => import('../drawer/MenuDrawer');
const MenuDrawer = lazy(loadDrawer);

/** The drawer's code is fetched when a pointer or the focus comes near the button, and mounted on the first press. */
export function MenuButton({ className }: { className?: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const [wanted, setWanted] = useState(false);
  const { opened, toggle, close } = useDisclosure();
  const isOpen = opened === 'menu';

  return (
    <div className={className}>
      <IconButton
        ref={button}
        icon="menu"
        label="Open menu"
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={() => void loadDrawer()}
        onFocus={() => void loadDrawer()}
        onClick={() => {
          setWanted(true);
          toggle('menu');
        }}
      />
      {wanted && (
        <Suspense fallback={null}>
          <MenuDrawer
            opened={isOpen}
            onClose={() => {
              close();
              button.current?.focus();
            }}
          />
        </Suspense>
      )}
      <MenuFallback />
    </div>
  );
}
