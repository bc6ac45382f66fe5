import { Suspense, useRef, useState } from 'react';

import { IconButton } from '#app/ui/IconButton';
import { latePart } from '#app/ui/late-part';

import { MenuFallback } from '../drawer/MenuFallback';
import { PlainMenu } from '../drawer/PlainMenu';
import styles from './menu-button.module.css';
import { useDisclosure } from './use-disclosure';

const { Part: MenuDrawer, prepare } = latePart(() => import('../drawer/MenuDrawer'), PlainMenu);

/** The drawer's code is fetched when a pointer or the focus comes near the button, and mounted on the first press. */
export function MenuButton({ className }: { className?: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const [wanted, setWanted] = useState(false);
  const { opened, toggle, close } = useDisclosure();
  const menu = {
    opened: opened === 'menu',
    onClose: () => {
      close();
      button.current?.focus();
    },
  };

  return (
    <div className={className}>
      <IconButton
        ref={button}
        icon="menu"
        label="Open menu"
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={menu.opened}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => {
          setWanted(true);
          toggle('menu');
        }}
      />
      {wanted && (
        <Suspense
          fallback={
            <div className={styles.waiting}>
              <PlainMenu {...menu} />
            </div>
          }
        >
          <MenuDrawer {...menu} />
        </Suspense>
      )}
      <MenuFallback />
    </div>
  );
}
