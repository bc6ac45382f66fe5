import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../fixtures/free-port';
import { repository } from '../fixtures/repository';
import { startShop } from '../fixtures/shop';
import { expect, test } from '../fixtures/test';
import { startFakeRedis } from '../setup/fake-redis';

const categoryUid = 'api::category.category';

test('two storefronts drop together what the desk told one of them; a request has one id everywhere', async () => {
  const redis = await startFakeRedis();
  const REDIS_URL = redis.url;
  const METRICS_PORT = String(await freePort());
  const shop = await startShop({ storefrontEnv: { REDIS_URL } });
  const other = await shop.startStorefront({ env: { REDIS_URL, METRICS_PORT } });

  await test.step('what is published shows on both at once', async () => {
    const shown = () => Promise.all([shop, other].map(({ url }) => hasNewName(url)));
    expect(await shown()).toEqual([false, false]);
    const desk = await shop.signIn();
    const [category] = await desk.list(categoryUid, 'filters[slug][$eq]=roller-blinds');
    const documentId = category?.documentId ?? '';
    await desk.update(categoryUid, documentId, { name: newName });
    await desk.publish(categoryUid, documentId);
    await expect.poll(shown).toEqual([true, true]);
  });

  await test.step('a request is named alike in its answer and in the logs of both apps', async () => {
    const id = 'from-the-balancer-0123';
    const { headers } = await fetch(`${other.url}/products/nobody-asked-for-this?who=dana`, {
      headers: { 'X-Request-Id': id },
    });
    expect(headers.get('x-request-id')).toBe(id);
    for (const name of [`storefront-${portOf(other.url)}`, `cms-${portOf(shop.cmsUrl)}`]) {
      const log = () => readFile(join(repository.logs, `${name}.log`), 'utf8');
      await expect.poll(log, { message: name }).toContain(`"requestId":"${id}"`);
      expect(await log()).not.toContain('who=dana');
    }
  });

  await test.step('and is counted', async () => {
    const metrics = await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`);
    expect(await metrics.text()).toContain('storefront_requests_total{kind="page",status="404"} 1');
  });
  await shop.stop();
  await redis.die();
});

const newName = 'Roller Blinds, shared';

async function hasNewName(url: string): Promise<boolean> {
  return (await (await fetch(`${url}/`)).text()).includes(newName);
}

function portOf(url: string): string {
  return new URL(url).port;
}
