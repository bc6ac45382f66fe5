import { useSearchParams } from '@remix-run/react';

import { Section } from '#app/ui/Section';

import { chosenFirst } from './chosen-first';
import { PowerOptionCard, type OptionPlace } from './PowerOptionCard';
import type { PowerOption, PowerOptionsSection } from './schema';
import styles from './power-options.module.css';

/** How a motor is fed. The address chooses among the options (`?type=`), so a choice is a link and needs no script. */
export function PowerOptions({ anchor, heading, text, options }: PowerOptionsSection) {
  const [search] = useSearchParams();
  const { chosen, ordered } = chosenFirst(options, search.get('type'));
  return (
    <Section title={heading} anchor={anchor} aside={text ? <p className="lead">{text}</p> : null}>
      <ul className={styles.options} data-count={options.length} data-chosen={chosen !== undefined}>
        {ordered.map((option) => (
          <li key={option.type}>
            <PowerOptionCard option={option} place={placeOf(option, chosen)} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function placeOf(option: PowerOption, chosen: PowerOption | undefined): OptionPlace {
  if (!chosen) return 'equal';
  return option === chosen ? 'chosen' : 'other';
}
