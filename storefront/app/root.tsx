import {
  redirect,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { Outlet } from '@remix-run/react';

import hankenGrotesk from './fonts/files/hanken-grotesk-shop.woff2?url';
import ysabeau from './fonts/files/ysabeau-shop.woff2?url';
import './theme/fonts.css';
import './theme/tokens.css';
import './theme/reset.css';
import './theme/base.css';
import './theme/print.css';
import './theme/mantine.css';
import { getErrorTitle } from '#app/features/shell/error/error-words';
import { readRouteError } from '#app/features/shell/error/read-route-error';
import { RouteError } from '#app/features/shell/error/RouteError';
import { useFirstPage } from '#app/features/shell/route-change/use-first-page';
import { SiteFrame } from '#app/features/shell/SiteFrame';
import type { Brand } from '#app/lib/brand';
import { forgetOnAction } from '#app/lib/session-cache';
import { feedPath } from '#app/seo/feed';
import { errorMeta } from '#app/seo/page-meta';
import { getCanonicalRedirect } from '#app/server/canonical-redirect.server';
import { getEnv } from '#app/server/env.server';
import { readPreview } from '#app/server/preview-cookie.server';
import { noticeOf } from '#app/server/preview-notice.server';

export { Layout } from '#app/features/shell/Document';

export async function loader({ request }: LoaderFunctionArgs) {
  const canonical = getCanonicalRedirect(request);
  if (canonical) throw redirect(canonical, 301);

  const env = getEnv();
  const brand: Brand = {
    name: env.BRAND_NAME,
    phone: env.BUSINESS_PHONE,
    email: env.BUSINESS_EMAIL,
    siteUrl: env.SITE_URL,
  };
  const preview = await readPreview(request);
  return {
    brand,
    // What staff look at before it is live is no visit.
    measurementId: preview ? undefined : env.ANALYTICS_MEASUREMENT_ID,
    ...(preview && { preview: noticeOf(preview) }),
  };
}

export const shouldRevalidate = forgetOnAction;

const fontPreload = {
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous',
} as const;

export const links: LinksFunction = () => [
  { ...fontPreload, href: ysabeau },
  { ...fontPreload, href: hankenGrotesk },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'alternate', href: feedPath, type: 'application/rss+xml', title: 'Design Inspiration' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

/** Every page has a meta of its own; this one is for an error of this very route. */
export const meta: MetaFunction = ({ matches, error }) =>
  error ? errorMeta(matches, getErrorTitle(readRouteError(error).status)) : [];

export default function App() {
  useFirstPage();
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}

export function ErrorBoundary() {
  return (
    <SiteFrame>
      <RouteError />
    </SiteFrame>
  );
}
