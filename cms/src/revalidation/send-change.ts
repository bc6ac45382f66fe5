import { setTimeout as wait } from 'node:timers/promises';
import type { Change } from './change';

interface Target {
  url: string;
  secret: string;
}

/** Milliseconds. The storefront only drops entries of a table; what takes longer is an outage. */
const TIMEOUT = 3000;
const PAUSE_BEFORE_RETRY = 500;

/**
 * Posts one change, and once more when that fails. A change that is lost costs the shop one lifetime
 * of its cache, not its correctness, so nothing is queued and nothing is thrown.
 *
 * @returns one sentence saying what was lost, or null when the shop took it
 */
export async function sendChange(target: Target, change: Change): Promise<string | null> {
  try {
    await post(target, change).catch(async () => {
      await wait(PAUSE_BEFORE_RETRY, undefined, { ref: false });
      await post(target, change);
    });
    return null;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return `The shop did not hear of ${change.event} (${change.model}): ${reason}`;
  }
}

async function post({ url, secret }: Target, change: Change): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify(change),
    // A redirect would carry the secret to an address nobody configured.
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`it answered ${answer.status}`);
}
