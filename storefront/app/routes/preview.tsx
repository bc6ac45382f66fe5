import { data, redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';

import { loaderHeaders } from '#app/lib/loader-headers';
import { errorMeta } from '#app/seo/page-meta';
import { getEnv } from '#app/server/env.server';
import { admit } from '#app/server/preview-cookie.server';
import { readTicket } from '#app/server/preview-ticket.server';
import { EmptyState } from '#app/ui/EmptyState';
import { PageHead } from '#app/ui/PageHead';
import { TextLink } from '#app/ui/TextLink';

const title = 'Preview Ended';

/** The door of previews: a ticket of the desk, or of a shared link, becomes a cookie. */
export async function loader({ request }: LoaderFunctionArgs) {
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  const given = new URL(request.url).searchParams.get('ticket') ?? '';
  const ticket = readTicket(given, getEnv().PREVIEW_SECRET);
  if (!ticket) return data(null, { status: 401, headers });
  headers.set('Set-Cookie', await admit(ticket));
  throw redirect(ticket.path, { headers });
}

export const headers = loaderHeaders;

export const meta: MetaFunction = ({ matches }) => errorMeta(matches, title);

export default function PreviewEnded() {
  return (
    <div className="wrap">
      <PageHead
        title={title}
        lead="A preview link holds for a limited time, and only as a whole."
      />
      <EmptyState
        kind="empty"
        text="This link does not open a preview."
        note="Ask whoever sent it for a new one, or open the preview from the desk again."
      >
        <TextLink to="/">To the home page</TextLink>
      </EmptyState>
    </div>
  );
}
