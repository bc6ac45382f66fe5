import { useDocumentContext } from '../document-context';

/** Google's tag, only where a measurement id is configured. Page views are ours to report, so its own are off. */
export function AnalyticsScripts({ measurementId }: { measurementId: string }) {
  const { nonce } = useDocumentContext();
  const id = JSON.stringify(measurementId);
  return (
    <>
      <script
        async
        nonce={nonce}
        suppressHydrationWarning
        src={`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(measurementId)}`}
      />
      <script
        nonce={nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{
          __html: `window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}
gtag('js',new Date());gtag('config',${id},{send_page_view:false});`,
        }}
      />
    </>
  );
}
