interface PageView {
  page_path: string;
  page_title: string;
  page_location: string;
}

declare global {
  interface Window {
    dataLayer?: unknown[];
    gtag?: (...command: unknown[]) => void;
  }
}

/**
 * Pushes one `page_view` (decisions "Analytics"). Plain entries of the data layer mean nothing to gtag, which has to
 * be told by its own command; its automatic page views are off (see AnalyticsScripts).
 */
export function reportPageView(measurementId?: string): void {
  const view: PageView = {
    page_path: window.location.pathname,
    page_title: document.title,
    page_location: window.location.href,
  };
  window.dataLayer ??= [];
  window.dataLayer.push({ event: 'page_view', ...view });
  if (measurementId) window.gtag?.('event', 'page_view', { ...view, send_to: measurementId });
}
