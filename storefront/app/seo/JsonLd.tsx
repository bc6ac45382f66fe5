import { serializeJsonLd } from './json-ld';

/** Structured data of a page, in schema.org's vocabulary. It is data, no script, so it needs no nonce. */
export function JsonLd({ data }: { data: object }) {
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: serializeJsonLd(data) }}
    />
  );
}
