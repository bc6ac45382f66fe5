import { describe, expect, it, vi } from 'vitest';
import { fakeCms } from '#tests/setup/fake-cms';

const cms = fakeCms();

async function answerTo(address: string) {
  const { redirectIfMoved } = await import('./redirect-if-moved.server');
  const request = new Request(`http://shop.test${address}`);
  const answer: unknown = await redirectIfMoved(request, new URL(request.url).pathname).catch(
    (thrown: unknown) => thrown,
  );
  return answer instanceof Response ? answer : null;
}

describe('an address of the past', () => {
  it('leads to where the page went, query string and all, and is kept by no browser', async () => {
    cms.has('redirects', [{ documentId: 'r', to: '/products/new-name' }]);
    const answer = await answerTo('/products/old-name?filter=blackout');
    expect(answer?.status).toBe(301);
    expect(answer?.headers.get('location')).toBe('/products/new-name?filter=blackout');
    expect(answer?.headers.get('cache-control')).toBe('no-cache');
    expect(cms.calls[0]?.params).toMatchObject({ 'filters[from][$eq]': '/products/old-name' });
  });

  it('leads nowhere when the page never moved', async () => {
    cms.has('redirects', []);
    expect(await answerTo('/products/nothing')).toBeNull();
  });

  it.each(['//evil.example', 'https://evil.example/', '/a?b=c', ''])(
    'never leads to %j, whatever the CMS says',
    async (to) => {
      vi.spyOn(process.stdout, 'write').mockReturnValue(true);
      cms.has('redirects', [{ documentId: 'r', to }]);
      expect(await answerTo('/products/old-name')).toBeNull();
    },
  );

  it('leads nowhere while the CMS is away', async () => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    cms.isAway();
    expect(await answerTo('/products/old-name')).toBeNull();
  });
});
