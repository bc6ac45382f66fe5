import { RemixBrowser } from '@remix-run/react';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';

import { documentContext } from '#app/features/shell/document-context';

const { reference } = document.documentElement.dataset;

/** Addresses of machines (`routes.ts`): no page leads to them by the router, which would rank them with each match. */
const { routes } = window.__remixManifest;
for (const [id, { parentId }] of Object.entries(routes)) {
  if (parentId === 'root' && id !== 'routes/screen') delete routes[id];
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <documentContext.Provider value={{ reference }}>
        <RemixBrowser />
      </documentContext.Provider>
    </StrictMode>,
  );
});
