import { Tooltip } from '@mantine/core';

import '@mantine/core/styles/Tooltip.layer.css';
import styles from './tooltip.module.css';

/** The words of a control that shows only a drawing. They are its name already, so nothing is announced twice. */
export default function TooltipBubble({ target }: { target: HTMLElement }) {
  return (
    <Tooltip
      opened
      target={target}
      label={target.dataset.tooltip}
      position="bottom"
      offset={2}
      zIndex={95}
      className={styles.bubble}
      data-tooltip-bubble=""
    />
  );
}
