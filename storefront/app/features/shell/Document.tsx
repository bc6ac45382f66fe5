import { mantineHtmlProps } from '@mantine/core';
import { Links, Meta, Scripts, ScrollRestoration, useRouteLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';

import { schemeGrounds } from '#app/theme/color-scheme';
import { colorSchemeScript } from '#app/theme/color-scheme-script';
import { layerOrder } from '#app/theme/layer-order';
import { ThemeProvider } from '#app/theme/ThemeProvider';

import { useDocumentContext } from './document-context';
import { AnalyticsScripts } from './route-change/AnalyticsScripts';
import { usePageViews } from './route-change/use-page-views';

/** The document around every page and error. Dark is what stands here, so a browser without scripts stays dark. */
export function Layout({ children }: { children: ReactNode }) {
  const { nonce, reference } = useDocumentContext();
  const root = useRouteLoaderData<{ measurementId?: string; preview?: object }>('root');
  const measurementId = root?.measurementId;
  usePageViews(measurementId);

  return (
    // The script in the head may have changed class and attributes before React sees them.
    <html
      lang="en-CA"
      {...mantineHtmlProps}
      className="dark"
      data-mantine-color-scheme="dark"
      data-reference={reference}
      data-preview={root?.preview && ''}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={schemeGrounds.dark} suppressHydrationWarning />
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: colorSchemeScript }}
        />
        <style>{layerOrder}</style>
        <Meta />
        <Links />
        {measurementId && <AnalyticsScripts measurementId={measurementId} />}
      </head>
      <body>
        <ThemeProvider>{children}</ThemeProvider>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}
