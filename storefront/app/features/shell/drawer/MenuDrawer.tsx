import { Drawer } from '@mantine/core';

import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import { IconButton } from '#app/ui/IconButton';

import { BrandLink } from '../BrandLink';
import { ThemeSwitch } from '../ThemeSwitch';
import styles from './menu-drawer.module.css';
import { MenuLinks } from './MenuLinks';
import type { MenuProps } from './PlainMenu';

/** The menu of narrow screens, from the right; full width on phones. Its opener takes the focus back. */
export default function MenuDrawer({ opened, onClose }: MenuProps) {
  return (
    <Drawer.Root
      opened={opened}
      onClose={onClose}
      position="right"
      size="min(100%, 460px)"
      zIndex={60}
      returnFocus={false}
      transitionProps={{ duration: 240 }}
      classNames={{ overlay: styles.overlay, content: styles.content, body: styles.body }}
    >
      <Drawer.Overlay />
      <Drawer.Content aria-label="Menu">
        <Drawer.Body>
          <div className={styles.bar}>
            <BrandLink />
            <IconButton
              icon="close"
              label="Close menu"
              className={styles.close}
              data-autofocus
              onClick={onClose}
            />
          </div>
          <MenuLinks />
          <div className={styles.foot}>
            <ThemeSwitch size="large" />
          </div>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
