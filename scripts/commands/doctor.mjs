import { findings } from '../lib/doctor/findings.mjs';
import { say, sayDone, sayFailed } from '../lib/terminal.mjs';

/** `npm run doctor`: looks at everything that the shop needs and mends nothing. */
export async function run() {
  let problems = 0;
  for (const { topic, found } of await findings()) {
    problems += found.length;
    if (found.length === 0) sayDone(topic);
    for (const sentence of found) sayFailed(`${topic}: ${sentence}`);
  }
  say(problems === 0 ? '\nAll is well.' : `\n${problems} to mend.`);
  return problems === 0 ? 0 : 1;
}
