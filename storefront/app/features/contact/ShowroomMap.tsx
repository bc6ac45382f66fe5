import { Button } from '@mantine/core';
import { useState } from 'react';

import { mapSource } from './map-source';
import { StreetGrid } from './StreetGrid';
import styles from './showroom-map.module.css';

/** The button that was pressed is gone: the keyboard goes on from the map. */
const takeFocus = (map: HTMLElement | null) => map?.focus({ preventScroll: true });

/** Drawn streets until the visitor asks: only then is anything loaded from the map's maker. */
export function ShowroomMap({ mapUrl }: { mapUrl: string }) {
  const [shown, setShown] = useState(false);
  if (shown) {
    return (
      <div className={styles.map} tabIndex={-1} ref={takeFocus}>
        <iframe
          src={mapUrl}
          title="Map of the showroom"
          referrerPolicy="no-referrer"
          sandbox="allow-scripts allow-same-origin allow-popups"
        />
      </div>
    );
  }
  return (
    <div className={styles.map}>
      <StreetGrid />
      <div className={styles.ask}>
        <p className="small">
          The map comes from {mapSource(mapUrl)} and loads only when you ask for it.
        </p>
        <Button className={styles.show} variant="default" size="sm" onClick={() => setShown(true)}>
          Show map
        </Button>
        <noscript>
          <a href={mapUrl}>Open the map</a>
        </noscript>
      </div>
    </div>
  );
}
