import type { SettingName } from '#app/domain/room-preview/preview-settings';

import type { Preview } from '../use-preview';
import { Slider } from './Slider';
import styles from './sliders.module.css';

/** In the words of spec §2.15. */
const sliders: { name: SettingName; label: string }[] = [
  { name: 'x', label: 'Horizontal Position' },
  { name: 'y', label: 'Vertical Position' },
  { name: 'width', label: 'Width' },
  { name: 'height', label: 'Height' },
  { name: 'opacity', label: 'Transparency' },
];

/** All that can be done to the blind, by slider: dragging is a second way, never the only one. */
export function Sliders({ preview }: { preview: Preview }) {
  const { settings, change, endGesture } = preview;
  return (
    <div className={styles.sliders}>
      {sliders.map(({ name, label }) => (
        <Slider
          key={name}
          name={name}
          label={label}
          value={settings[name]}
          onChange={(value) => change({ [name]: value }, `slider-${name}`)}
          onSettle={endGesture}
        />
      ))}
    </div>
  );
}
