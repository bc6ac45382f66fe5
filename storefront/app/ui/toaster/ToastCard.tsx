import { Notification } from '@mantine/core';
import { useState, type ReactNode } from 'react';

import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import { Icon } from '../icons';
import styles from './toast-card.module.css';
import { toastRules } from './toast-rules';
import { useCountdown } from './use-countdown';
import { useSwipeRight } from './use-swipe-right';

interface ToastCardProps {
  title: ReactNode;
  role?: string;
  held: boolean;
  onDismiss: () => void;
  children: ReactNode;
}

/** One notice. Its time stands still while a pointer or the focus rests on it; the line along the foot shows both. */
export function ToastCard({ title, role, held, onDismiss, children }: ToastCardProps) {
  const [hovered, setHovered] = useState(false);
  const paused = hovered || held;
  useCountdown(toastRules.duration, paused, onDismiss);
  const swipe = useSwipeRight(toastRules.swipe, onDismiss);

  return (
    <Notification
      {...swipe.handlers}
      role={role}
      title={title}
      className={styles.card}
      classNames={{
        body: styles.body,
        title: styles.title,
        description: styles.text,
        closeButton: styles.close,
      }}
      style={{
        '--toast-duration': `${toastRules.duration}ms`,
        translate: `${swipe.offset}px`,
      }}
      data-paused={paused || undefined}
      closeButtonProps={{ 'aria-label': 'Dismiss notification', icon: <Icon name="close" /> }}
      onClose={onDismiss}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onDismiss();
      }}
    >
      {children}
    </Notification>
  );
}
