import { hideNotification, useNotifications } from '@mantine/notifications';
import { useEffect } from 'react';

import { takeToasts, type ToastMessage } from '../toast';
import { replaceToast, toastStore } from './toast-store';
import { ToastCard } from './ToastCard';

interface ToastHostProps {
  /** The notice that made this part load. */
  first: ToastMessage;
  /** The focus is on the region or in it. */
  held: boolean;
  onDismiss: () => void;
  /** A notice came or went, and with it perhaps the focus. */
  onChange: () => void;
}

export default function ToastHost({ first, held, onDismiss, onChange }: ToastHostProps) {
  const { notifications } = useNotifications(toastStore);

  useEffect(() => {
    replaceToast(first);
    return takeToasts(replaceToast);
  }, [first]);

  useEffect(onChange, [notifications, onChange]);

  return notifications.map(({ id = '', title, message, role }) => (
    <ToastCard
      key={id}
      title={title}
      role={role}
      held={held}
      onDismiss={() => {
        onDismiss();
        hideNotification(id, toastStore);
      }}
    >
      {message}
    </ToastCard>
  ));
}
