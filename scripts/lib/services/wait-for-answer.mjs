import { setTimeout as sleep } from 'node:timers/promises';
import { interruption } from '../process/interruption.mjs';
import { StopError } from '../stop.mjs';

const pollMilliseconds = 250;

/**
 * Waits until a service answers an address with an OK status.
 *
 * @param {import('./service.mjs').Service} service
 * @param {string} url
 * @param {{ patience: () => number }} options milliseconds since the start after which we give up;
 *   asked again each time, because a desk that reports progress deserves more of it
 * @throws {StopError} when the service ends or stays silent; its last words are in the message
 */
export async function waitForAnswer(service, url, { patience }) {
  const started = performance.now();
  while (!(await answers(url))) {
    interruption.throwIfAborted();
    if (service.hasEnded()) {
      throw new StopError(withLastWords(service, `The ${service.name} ${await service.ended}.`));
    }
    if (performance.now() - started > patience()) {
      throw new StopError(withLastWords(service, `The ${service.name} does not answer at ${url}.`));
    }
    await sleep(pollMilliseconds);
  }
}

/** @param {string} url */
async function answers(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5000), redirect: 'manual' });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

/**
 * @param {import('./service.mjs').Service} service
 * @param {string} sentence
 */
function withLastWords(service, sentence) {
  return [...service.lastWords(), '', sentence].join('\n');
}
