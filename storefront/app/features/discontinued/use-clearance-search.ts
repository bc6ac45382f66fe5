import { useNavigate, useSearchParams } from '@remix-run/react';
import { useEffect, useMemo, useState } from 'react';

import { parseClearanceSearch, type ClearanceSearch } from '#app/domain/clearance/search-clearance';
import { discontinuedPath } from '#app/lib/paths';

/** Milliseconds that typing rests before the address follows. */
const pause = 400;

/**
 * What the visitor looks for. The list follows each key; the address waits for a pause, because each
 * change of it counts as a page view.
 */
export function useClearanceSearch() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const asked = useMemo(() => parseClearanceSearch(params), [params]);
  const [typed, setTyped] = useState({ text: asked.q, from: asked.q });

  // The address changed: by what was typed here, or by a link or the way back, which then counts.
  if (typed.from !== asked.q) {
    setTyped({ text: typed.text.trim() === asked.q ? typed.text : asked.q, from: asked.q });
  }

  const apply = (part: Partial<ClearanceSearch>) => {
    const next = { q: typed.text, category: asked.category, ...part };
    setTyped({ text: next.q, from: asked.q });
    navigate(discontinuedPath(next), { replace: true, preventScrollReset: true, flushSync: true });
  };

  const { text } = typed;
  const { q, category } = asked;
  useEffect(() => {
    if (text.trim() === q) return;
    const timer = setTimeout(() => {
      navigate(discontinuedPath({ q: text, category }), {
        replace: true,
        preventScrollReset: true,
      });
    }, pause);
    return () => clearTimeout(timer);
  }, [text, q, category, navigate]);

  return {
    search: { q: text, category },
    type: (next: string) => setTyped({ text: next, from: typed.from }),
    apply,
  };
}
