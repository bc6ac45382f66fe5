import { useRef } from 'react';

import { IconButton } from '#app/ui/IconButton';
import { IconLink } from '#app/ui/IconLink';

import { BrandLink } from '../BrandLink';
import { cartLink, loginLink } from '../navigation';
import { MainNav } from './MainNav';
import { MenuButton } from './MenuButton';
import { SearchBar } from './SearchBar';
import { ServiceLine } from './ServiceLine';
import styles from './site-header.module.css';
import { useDisclosure } from './use-disclosure';

/** Service line, sticky bar and what opens under it. One thing is open at a time, and a new page closes it. */
export function SiteHeader() {
  const { opened, toggle, close } = useDisclosure();
  const searchButton = useRef<HTMLButtonElement>(null);
  const searching = opened === 'search';

  return (
    <header className={styles.banner}>
      <ServiceLine />
      <div className={styles.bar}>
        <div className={`wrap ${styles.row}`}>
          <MenuButton className={styles.menu} />
          <BrandLink />
          <MainNav opened={opened} onToggle={toggle} onClose={close} />
          <div className={styles.tools}>
            <IconButton
              ref={searchButton}
              icon="search"
              label="Search"
              className={styles.search}
              aria-expanded={searching}
              aria-controls="site-search"
              onClick={() => toggle('search')}
            />
            <IconLink
              icon="person"
              label={loginLink.label}
              to={loginLink.to}
              className={styles.wide}
            />
            <IconLink icon="cart" label={cartLink.label} to={cartLink.to} className={styles.last} />
          </div>
        </div>
        <SearchBar id="site-search" opened={searching} onClose={close} opener={searchButton} />
      </div>
    </header>
  );
}
