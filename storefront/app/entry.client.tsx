import { RemixBrowser } from '@remix-run/react';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';

import { documentContext } from '#app/features/shell/document-context';

const { reference } = document.documentElement.dataset;

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
