import { allowConsole } from '../fixtures/console';
import { expect, test, type APIRequestContext } from '../fixtures/test';

/** The directives of a content security policy, each with its sources. */
function directives(policy: string): Map<string, string[]> {
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

async function policyOf(request: APIRequestContext, path: string): Promise<Map<string, string[]>> {
  const { 'content-security-policy': policy = '' } = (await request.get(path)).headers();
  return directives(policy);
}

for (const path of ['/', '/contact', '/no-such-page']) {
  test(`${path} is sent with the headers that protect a document`, async ({ request }) => {
    const headers = (await request.get(path)).headers();
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': expect.stringMatching(/strict-origin|no-referrer|same-origin/),
      'permissions-policy': expect.stringMatching(/camera=\(\)/),
      'cross-origin-opener-policy': 'same-origin',
      'cache-control': expect.stringMatching(/no-cache|no-store|max-age=0/),
    });
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  test(`the policy of ${path} lets no foreign and no inline script run`, async ({ request }) => {
    const policy = await policyOf(request, path);
    const scripts = policy.get('script-src') ?? policy.get('default-src') ?? ["'unsafe-inline'"];
    expect(scripts).not.toContain("'unsafe-inline'");
    expect(scripts).not.toContain("'unsafe-eval'");
    expect(scripts).not.toContain('*');
    expect(policy.get('object-src') ?? policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual([expect.stringMatching(/'(none|self)'/)]);
    expect(policy.get('form-action')).toEqual(["'self'"]);
    expect(policy.has('frame-ancestors')).toBe(true);
  });
}

test('assets are immutable, and neither they nor the API can be taken for another type', async ({
  request,
}) => {
  const html = await (await request.get('/')).text();
  const asset = /\/assets\/[^"]+\.js/.exec(html)?.[0] ?? '';
  const answer = await request.get(asset);
  expect(answer.headers()['cache-control']).toContain('immutable');
  for (const path of ['/api/categories', '/api/products/no-such-product', '/robots.txt']) {
    const headers = (await request.get(path)).headers();
    expect(headers['x-content-type-options'], path).toBe('nosniff');
  }
});

test.describe('an intruder', () => {
  test.use(allowConsole(/Content Security Policy/));

  test('who injects an inline script does not see it run', async ({ page }) => {
    await page.goto('/');
    const blocked = page.waitForEvent('console', (message) => message.type() === 'error');
    const ran = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.intruder = true';
      document.body.append(script);
      return 'intruder' in window;
    });
    await blocked;
    expect(ran).toBe(false);
  });
});
