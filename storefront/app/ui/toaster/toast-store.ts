import {
  cleanNotifications,
  createNotificationsStore,
  showNotification,
} from '@mantine/notifications';

import type { ToastMessage } from '../toast';
import { toastRules } from './toast-rules';

export const toastStore = createNotificationsStore();

toastStore.updateState((state) => ({ ...state, limit: toastRules.visible }));

/** The library queues what exceeds its limit; here the new notice takes the place of the old one at once. */
export function replaceToast({ title, text, tone = 'plain' }: ToastMessage): void {
  cleanNotifications(toastStore);
  showNotification(
    { title, message: text, role: tone === 'destructive' ? 'alert' : 'status' },
    toastStore,
  );
}
