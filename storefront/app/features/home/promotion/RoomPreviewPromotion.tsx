import { Button } from '@mantine/core';
import { Link } from '@remix-run/react';
import { useId } from 'react';

import { pictures } from '#app/pictures';
import { Picture } from '#app/ui/Picture';
import { Handles } from './Handles';
import styles from './room-preview-promotion.module.css';

/** A kitchen with a shade being fitted over its photo, and the way to try it on one's own room. */
export function RoomPreviewPromotion() {
  const titleId = useId();
  return (
    <section className={styles.promotion} aria-labelledby={titleId}>
      <div className={styles.view}>
        <div className={styles.scene}>
          <Picture className={styles.picture} image={pictures.roomPreview} sizes="100vw" />
          <Handles />
        </div>
      </div>
      <div className={styles.copy}>
        <h2 className="h2" id={titleId}>
          Room View Preview
        </h2>
        <p className={`lead ${styles.lead}`}>
          Upload a photo of your room and visualize how the blinds will look, before anything is
          cut. Your photo stays on your device.
        </p>
        <Button component={Link} to="/room-preview">
          Try It Now
        </Button>
      </div>
    </section>
  );
}
