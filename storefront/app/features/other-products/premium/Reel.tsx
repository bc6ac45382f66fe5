import { useRef, type KeyboardEvent } from 'react';

import { priceBasis } from '#app/domain/price-basis';

import { PremiumCard } from './PremiumCard';
import { premiumItems } from './premium-items';
import styles from './reel.module.css';
import { scrollByCard } from './scroll-by-card';

/**
 * The materials in a row that runs out of the screen: by touch, wheel, or arrow keys while it has the
 * focus, which go from card to card.
 */
export function Reel() {
  const reel = useRef<HTMLDivElement>(null);

  const move = (event: KeyboardEvent) => {
    const direction = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!direction || !reel.current) return;
    event.preventDefault();
    scrollByCard(reel.current, direction);
  };

  return (
    <section className={styles.section} aria-labelledby="premium-materials">
      <h2 className="vh" id="premium-materials">
        Premium materials
      </h2>
      {/* What scrolls has to be a stop, or the keyboard cannot scroll it. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={reel}
        className={styles.reel}
        role="group"
        aria-label="Premium materials, scrolls sideways"
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onKeyDown={move}
      >
        <ul className={styles.strip}>
          {premiumItems.map((item, index) => (
            <li key={item.id} className={styles.card}>
              <PremiumCard item={item} first={index === 0} />
            </li>
          ))}
        </ul>
      </div>
      <p className={`wrap caption ${styles.note}`}>Prices are {priceBasis}, in Canadian dollars.</p>
    </section>
  );
}
