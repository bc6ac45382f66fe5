import { keptBackups } from '../backup/kept-backups.mjs';
import { backupFolder } from '../env/service-env.mjs';

const hour = 60 * 60 * 1_000;
/** A backup a day, and some hours for a machine that was off. */
const oldest = 36 * hour;

/**
 * Looks for backups of a shop that the public sees; whoever tries it out on their own machine needs none.
 *
 * @param {import('../env/read-settings.mjs').Settings} settings
 * @param {Date} [now]
 * @returns {Promise<string | undefined>} one sentence, or nothing when the newest is recent
 */
export async function backupProblem(settings, now = new Date()) {
  const into = backupFolder(settings);
  const [newest] = await keptBackups(into);
  if (!newest) {
    return settings.SITE_URL?.startsWith('https:')
      ? `there is none in ${into}: run npm run backup, and let a daily job do it from now on.`
      : undefined;
  }
  const age = Number(now) - Number(newest.madeAt);
  return age > oldest
    ? `the newest in ${into} is ${Math.round(age / hour)} hours old: see why the daily npm run backup does not run.`
    : undefined;
}
