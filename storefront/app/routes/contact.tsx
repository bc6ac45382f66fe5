import { randomUUID } from 'node:crypto';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { ContactPage } from '#app/features/contact/ContactPage';
import { consultationAction } from '#app/features/consultation/consultation-action.server';
import { parseContactSubject } from '#app/lib/paths';
import { cachedClientLoader } from '#app/lib/session-cache';
import { pageMeta } from '#app/seo/page-meta';
import { getEnv } from '#app/server/env.server';
import type { PageHandle } from '#app/lib/page-handle';

export function loader({ request }: LoaderFunctionArgs) {
  return {
    submissionKey: randomUUID(),
    mapUrl: getEnv().MAP_EMBED_URL,
    subject: parseContactSubject(new URL(request.url).searchParams),
  };
}

export const clientLoader = cachedClientLoader();

export function action({ request }: ActionFunctionArgs) {
  return consultationAction(request, '/contact');
}

export { consultationClientAction as clientAction } from '#app/features/consultation/consultation-client-action';

export const handle = { page: { tags: [] } } satisfies PageHandle;

export const meta: MetaFunction = (context) =>
  pageMeta(context, {
    title: 'Contact Us',
    description:
      'Ask a question, book a design consultation, or come and handle the fabrics in our Calgary showroom. Phone, e-mail and business hours.',
  });

export default function Contact() {
  return <ContactPage {...useLoaderData<typeof loader>()} />;
}
