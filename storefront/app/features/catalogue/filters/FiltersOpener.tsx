import { Button } from '@mantine/core';

import { Icon } from '#app/ui/icons';
import { useHydrated } from '#app/ui/use-hydrated';

import styles from './filters-opener.module.css';

interface FiltersOpenerProps {
  /** Id of the panel, which this leads to where there is no script. */
  panelId: string;
  sheetOpened: boolean;
  onOpenSheet: () => void;
}

/** The way to the filters below 1100 px, where they stand beside no grid. */
export function FiltersOpener({ panelId, sheetOpened, onOpenSheet }: FiltersOpenerProps) {
  const looks = {
    className: styles.opener,
    variant: 'default',
    size: 'sm',
    leftSection: <Icon name="filters" />,
  };
  return useHydrated() ? (
    <Button {...looks} aria-haspopup="dialog" aria-expanded={sheetOpened} onClick={onOpenSheet}>
      Filters
    </Button>
  ) : (
    <Button {...looks} component="a" href={`#${panelId}`}>
      Filters
    </Button>
  );
}
