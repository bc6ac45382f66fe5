import type { ReactNode } from 'react';

import { ToastRegion } from '#app/ui/toaster/ToastRegion';
import { TooltipLayer } from '#app/ui/tooltip/TooltipLayer';

import { SiteFooter } from './footer/SiteFooter';
import { SiteHeader } from './header/SiteHeader';
import { PreviewNotice } from './preview/PreviewNotice';
import { NavigationProgress } from './route-change/NavigationProgress';
import { RouteAnnouncer } from './route-change/RouteAnnouncer';

/** What every page has around it (spec §2.1). */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <NavigationProgress />
      <PreviewNotice />
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
      <ToastRegion />
      <TooltipLayer />
      <RouteAnnouncer />
    </>
  );
}
