import { useLocation } from '@remix-run/react';
import { useCallback, useState } from 'react';

/** Which part of the header is open, if any; a change of page closes it. */
export function useDisclosure() {
  const { key } = useLocation();
  const [state, setState] = useState<{ opened: string | null; page: string }>({
    opened: null,
    page: key,
  });
  const opened = state.page === key ? state.opened : null;

  const toggle = useCallback(
    (id: string) =>
      setState((now) => ({
        opened: now.page === key && now.opened === id ? null : id,
        page: key,
      })),
    [key],
  );
  const close = useCallback(() => setState({ opened: null, page: key }), [key]);

  return { opened, toggle, close };
}
