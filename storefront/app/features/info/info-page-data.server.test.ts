import { describe, expect, it } from 'vitest';

import { fakeCms } from '#tests/setup/fake-cms';

const cms = fakeCms();

async function load(path: string): Promise<unknown> {
  const { requireInfoPage } = await import('./info-page-data.server');
  return requireInfoPage({ url: `http://shop.test${path}` }).catch((thrown: unknown) => thrown);
}

describe('an information page that is not there', () => {
  it('leads to where it went, when staff gave it another address', async () => {
    cms.has('info-pages', []);
    cms.has('redirects', [{ documentId: 'r', to: '/returns' }]);
    const answer = await load('/warranty');
    expect(answer).toMatchObject({ status: 301 });
    expect((answer as Response).headers.get('location')).toBe('/returns');
  });

  it('is missing when it never moved', async () => {
    cms.has('info-pages', []);
    cms.has('redirects', []);
    expect(await load('/warranty')).toMatchObject({ init: { status: 404 } });
  });
});
