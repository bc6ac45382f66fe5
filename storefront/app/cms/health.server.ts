import { configuredCms } from './client.server';
import { withDeadline } from '#app/lib/with-deadline';

/** A probe is asked often and must not pile up: it waits less than a visitor, in milliseconds. */
const probeTimeoutMs = 2_000;

/** Whether the CMS answers at all. */
export async function isCmsUp(): Promise<boolean> {
  try {
    return await withDeadline(probeTimeoutMs, async (signal) => {
      const answer = await fetch(`${configuredCms().url}/_health`, { method: 'HEAD', signal });
      return answer.ok;
    });
  } catch {
    return false;
  }
}
