import { Button } from '@mantine/core';
import { Link } from '@remix-run/react';

import { contactPath } from '#app/lib/paths';
import { Facts } from '#app/ui/Facts';
import { Picture } from '#app/ui/Picture';

import { PriceTier } from './PriceTier';
import styles from './slab.module.css';
import type { StoneItem } from './stone-items';

const sizes = '(min-width: 1637px) 704px, (min-width: 820px) 45vw, 91.2vw';

/** A stone: the slab, what it costs in signs, how it can be finished and what it is good for. */
export function Slab({ stone }: { stone: StoneItem }) {
  const { name, image, description, finishes, idealUses, priceTier } = stone;
  return (
    <article>
      <Picture image={image} ratio="16:9" sizes={sizes} />
      <div className={styles.row}>
        <h3 className="h3">{name}</h3>
        <PriceTier tier={priceTier} />
      </div>
      <p className="muted">{description}</p>
      <div className={styles.facts}>
        <Facts
          facts={[
            { label: 'Finishes', value: finishes.join(', ') },
            { label: 'Ideal uses', value: idealUses.join(', ') },
          ]}
        />
      </div>
      <Button
        component={Link}
        to={contactPath({ product: `${name} countertop` })}
        variant="default"
        size="sm"
        aria-label={`Request Consultation about ${name}`}
      >
        Request Consultation
      </Button>
    </article>
  );
}
