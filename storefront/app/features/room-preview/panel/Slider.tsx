import { useId, type CSSProperties } from 'react';

import { limits, type SettingName } from '#app/domain/room-preview/preview-settings';
import { formatSetting } from '#app/domain/room-preview/preview-words';

import styles from './slider.module.css';

interface SliderProps {
  name: SettingName;
  label: string;
  value: number;
  onChange: (value: number) => void;
  /** The pointer or the key was let go: the next change is another one. */
  onSettle: () => void;
}

export function Slider({ name, label, value, onChange, onSettle }: SliderProps) {
  const id = useId();
  const { min, max, step } = limits[name];
  const shown = formatSetting(name, value);
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      {/* The slider says its value itself. */}
      <span className={styles.value} aria-hidden="true">
        {shown}
      </span>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={shown}
        style={{ '--share': (value - min) / (max - min) } as CSSProperties}
        onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
        onPointerUp={onSettle}
        onKeyUp={onSettle}
        onBlur={onSettle}
      />
    </div>
  );
}
