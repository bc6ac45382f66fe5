import { sayBusy, sayForNow, watched } from '../terminal.mjs';

const barWidth = 24;

/** Shows how far the seeding is: a moving bar on a terminal, a line per tenth in a log. */
export function createSeedProgress() {
  let tenth = -1;

  return {
    /** @param {import('./desk-messages.mjs').SeedMessage} message */
    show({ done, total, label }) {
      const line = seedLine({ done, total, label });
      if (watched) {
        sayForNow(line);
        return;
      }
      const reached = Math.floor((done / Math.max(total, 1)) * 10);
      if (reached > tenth) sayBusy(line);
      tenth = Math.max(tenth, reached);
    },
  };
}

/**
 * "Seeding   ████████████░░░░░░░░░░░░  50 % products"
 *
 * @param {Pick<import('./desk-messages.mjs').SeedMessage, 'done' | 'total' | 'label'>} message
 */
export function seedLine({ done, total, label }) {
  const share = total > 0 ? Math.min(done / total, 1) : 1;
  const filled = Math.round(share * barWidth);
  const bar = '█'.repeat(filled) + '░'.repeat(barWidth - filled);
  return `Seeding   ${bar} ${String(Math.round(share * 100)).padStart(3)} % ${label}`;
}
