import { InputBase } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';

import { blindStyles, isBlindStyle, type BlindStyle } from '#app/domain/room-preview/blind-styles';
import { Icon } from '#app/ui/icons';

import styles from './style-picker.module.css';

interface StylePickerProps {
  style: BlindStyle | null;
  failed: boolean;
  onRetry: () => void;
  onPick: (style: BlindStyle | null) => void;
}

/** Which blind is tried on (spec §2.15). */
export function StylePicker({ style, failed, onRetry, onPick }: StylePickerProps) {
  return (
    <InputBase
      component="select"
      label="Choose a blind style"
      value={style ?? ''}
      autoComplete="off"
      pointer
      rightSectionWidth={46}
      rightSectionPointerEvents="none"
      rightSection={<Icon name="chevron" className={styles.chevron ?? ''} />}
      error={
        failed && (
          <span role="alert">
            This blind could not be loaded.{' '}
            <button type="button" className={styles.retry} onClick={onRetry}>
              Try again
            </button>
          </span>
        )
      }
      onChange={({ currentTarget: { value } }) => onPick(isBlindStyle(value) ? value : null)}
    >
      <option value="">No blind yet</option>
      {blindStyles.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </InputBase>
  );
}
