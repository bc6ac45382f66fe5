import { useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';

/**
 * Shows what was just saved: the admin, which holds this page in a frame, tells it of each save.
 * @param desk origin of the admin; nobody else is listened to
 */
export function useDeskUpdates(desk: string): void {
  const { revalidate } = useRevalidator();

  useEffect(() => {
    function listen({ origin, data }: MessageEvent<unknown>) {
      if (origin === desk && isUpdate(data)) revalidate();
    }
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [desk, revalidate]);
}

/** The message of Strapi's content manager after a save. */
function isUpdate(message: unknown): boolean {
  return (
    typeof message === 'object' &&
    message !== null &&
    'type' in message &&
    message.type === 'strapiUpdate'
  );
}
