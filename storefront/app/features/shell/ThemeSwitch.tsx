import { useId } from 'react';

import { themeChoices, type ThemeChoice } from '#app/theme/color-scheme';
import { useThemeChoice } from '#app/theme/use-theme-choice';
import { Icon } from '#app/ui/icons';

import styles from './theme-switch.module.css';

const labels: Record<ThemeChoice, string> = { dark: 'Dark', light: 'Light', system: 'System' };

/** Dark, light or the device's own (spec §3). Icons only in the service line, with words in the drawer. */
export function ThemeSwitch({ size = 'small' }: { size?: 'small' | 'large' }) {
  const name = useId();
  const [choice, setChoice] = useThemeChoice();
  const large = size === 'large';

  return (
    <fieldset className={styles.switch} data-size={size}>
      <legend className="vh">Theme</legend>
      {themeChoices.map((option) => (
        <label
          key={option}
          className={styles.option}
          data-choice={option}
          data-tooltip={large ? undefined : labels[option]}
        >
          <input
            className={styles.radio}
            type="radio"
            name={name}
            value={option}
            checked={option === choice}
            onChange={() => setChoice(option)}
          />
          <Icon name={option} />
          <span className={large ? undefined : 'vh'}>{labels[option]}</span>
        </label>
      ))}
    </fieldset>
  );
}
