import { existsSync } from 'node:fs';
import { chromiumAdvice } from '../chromium/ensure.mjs';
import { findChromium } from '../chromium/find.mjs';
import { runsHere } from '../chromium/runs.mjs';
import { currentEnvText } from '../env/load-settings.mjs';
import { readSettings } from '../env/read-settings.mjs';
import { fillSecrets } from '../env/write-env.mjs';
import { isInstalled } from '../install/install.mjs';
import { machineProblems } from '../machine/check-machine.mjs';
import { roomToRun } from '../machine/disk.mjs';
import { envFile } from '../paths.mjs';
import { repoProblems } from '../repo/repo-problems.mjs';
import { backupProblem } from './backup-age.mjs';
import { bucketProblem } from './bucket.mjs';
import { envFileProblems } from './env-file.mjs';
import { mailServerProblem } from './mail-server.mjs';
import { npmProblem } from './npm.mjs';
import { postgresProblem } from './postgres.mjs';
import { redisProblem } from './redis.mjs';

/**
 * @typedef {object} Finding
 * @property {string} topic
 * @property {string[]} found one sentence for each thing to mend
 */

/** @returns {Promise<Finding[]>} */
export async function findings() {
  const hasEnvFile = existsSync(envFile);
  // Without the file, what the first start would write.
  const envText = hasEnvFile ? currentEnvText() : fillSecrets('');
  const { settings, problems } = readSettings(envText, process.env);
  return [
    // Whoever reads this has passed the Node check: every command begins with it.
    { topic: `Node ${process.versions.node}`, found: [] },
    { topic: 'npm', found: some(await npmProblem()) },
    { topic: 'Versions and lock file', found: repoProblems() },
    {
      topic: 'Installed packages',
      found: isInstalled() ? [] : ['run npm start, it installs them.'],
    },
    ...(hasEnvFile
      ? [{ topic: '.env', found: [...problems, ...envFileProblems(envFile)] }]
      : [{ topic: '.env', found: ['there is none yet: run npm start, it writes one.'] }]),
    ...(problems.length > 0
      ? []
      : [
          { topic: 'Ports, data folder, disk', found: await machineProblems(settings, roomToRun) },
          ...(await servicesNearby(settings)),
        ]),
    { topic: 'Chrome or Chromium for the tests', found: some(chromiumProblem()) },
  ];
}

/**
 * The servers that the settings name, and the backups.
 *
 * @param {import('../env/read-settings.mjs').Settings} settings
 * @returns {Promise<Finding[]>}
 */
async function servicesNearby(settings) {
  // Their clients are packages of the desk.
  const isDeskThere = isInstalled();
  const asked = [
    {
      topic: 'PostgreSQL',
      named: settings.DATABASE_CLIENT === 'postgres' && isDeskThere,
      look: postgresProblem,
    },
    { topic: 'Redis', named: settings.REDIS_URL, look: redisProblem },
    { topic: 'Bucket', named: settings.S3_BUCKET && isDeskThere, look: bucketProblem },
    { topic: 'Mail server', named: settings.SMTP_HOST, look: mailServerProblem },
    { topic: 'Backups', named: true, look: backupProblem },
  ].filter(({ named }) => named);
  return Promise.all(
    asked.map(async ({ topic, look }) => ({ topic, found: some(await look(settings)) })),
  );
}

function chromiumProblem() {
  const file = findChromium();
  return file && runsHere(file) ? undefined : chromiumAdvice;
}

/** @param {string | undefined} sentence */
function some(sentence) {
  return sentence === undefined ? [] : [sentence];
}
