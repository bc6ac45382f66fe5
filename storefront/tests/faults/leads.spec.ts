import { compareLeads } from '../../../scripts/lib/soak/compare-leads.mjs';
import { handInLeads } from '../../../scripts/lib/soak/hand-in-leads.mjs';
import { expect, test } from '../fixtures/fault-shop';

test.describe.configure({ mode: 'default', timeout: 120_000 });

const count = 200;
const kills = 3;

test('R193: of 200 requests sent while the CMS is killed three times, none that was acknowledged is lost or stored twice', async ({
  faultShop: { url, dataDir, killCms, startCms },
}) => {
  let killed = 0;
  let healing = Promise.resolve();
  const run = `leads${Date.now()}`;
  const { acknowledged, resends } = await handInLeads({
    origin: url,
    run,
    count,
    parallel: 8,
    onAcknowledged: (done) => {
      if (killed === kills || done < (count / (kills + 1)) * (killed + 1)) return;
      killed += 1;
      healing = healing.then(killCms).then(startCms);
    },
  });
  await healing;
  expect(killed).toBe(kills);
  expect(resends).toBeGreaterThan(0);
  expect(acknowledged.size).toBe(count);
  const { lost, doubled, stored } = compareLeads(dataDir, run, acknowledged);
  expect({ lost, doubled, stored }).toEqual({ lost: [], doubled: [], stored: count });
});
