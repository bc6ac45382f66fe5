// @vitest-environment jsdom
import type { ShouldRevalidateFunctionArgs } from '@remix-run/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  cachedClientLoader,
  forgetOnAction,
  forgetSession,
  rememberFirstPage,
} from './session-cache';

type Answer = () => Promise<unknown>;

function visitor(answer: Answer) {
  const serverLoader = vi.fn(answer);
  const clientLoader = cachedClientLoader();
  const visit = (path: string, signal?: AbortSignal) =>
    clientLoader({
      request: new Request(`https://shop.test${path}`, { signal: signal ?? null }),
      params: {},
      context: undefined,
      serverLoader: serverLoader as <T>() => Promise<T>,
    });
  return { visit, serverLoader };
}

/** As single fetch has it: by default every navigation revalidates. */
function navigation(change: Partial<ShouldRevalidateFunctionArgs>): ShouldRevalidateFunctionArgs {
  const url = new URL('https://shop.test/contact');
  return {
    currentUrl: url,
    currentParams: {},
    nextUrl: url,
    nextParams: {},
    defaultShouldRevalidate: true,
    ...change,
  };
}

beforeEach(forgetSession);

describe('R195: data loaded once in a page session', () => {
  it('asks for everything anew in a preview', async () => {
    document.documentElement.dataset.preview = '';
    const { visit, serverLoader } = visitor(() => Promise.resolve({ name: 'a draft' }));
    await visit('/blog');
    await visit('/blog');
    expect(serverLoader).toHaveBeenCalledTimes(2);
    delete document.documentElement.dataset.preview;
  });

  it('is used again without a request', async () => {
    const { visit, serverLoader } = visitor(() => Promise.resolve({ name: 'Linen' }));
    const first = await visit('/products/linen');
    expect(await visit('/products/linen')).toBe(first);
    expect(serverLoader).toHaveBeenCalledOnce();
  });

  it('is remembered from the document on, until something is sent', async () => {
    const { visit, serverLoader } = visitor(() => Promise.resolve({ name: 'Linen, anew' }));
    rememberFirstPage('/products/linen', { name: 'Linen' });
    expect(await visit('/products/linen')).toEqual({ name: 'Linen' });
    expect(serverLoader).not.toHaveBeenCalled();
    forgetOnAction(navigation({ formMethod: 'POST' }));
    expect(await visit('/products/linen')).toEqual({ name: 'Linen, anew' });
  });

  it('a failure that came with the document is asked for again', async () => {
    const { visit, serverLoader } = visitor(() => Promise.resolve({ posts: { ok: true } }));
    rememberFirstPage('/blog', { posts: Promise.resolve({ ok: false }) });
    await new Promise((resolve) => setTimeout(resolve));
    expect(await visit('/blog')).toEqual({ posts: { ok: true } });
    expect(serverLoader).toHaveBeenCalledOnce();
  });

  it('is not asked for on hydration, which would draw the page twice', () => {
    expect(cachedClientLoader()).not.toHaveProperty('hydrate');
  });

  it('is asked for once by two navigations at the same time', async () => {
    const { visit, serverLoader } = visitor(() => Promise.resolve({}));
    await Promise.all([visit('/blog'), visit('/blog')]);
    expect(serverLoader).toHaveBeenCalledOnce();
  });

  it('is asked for anew by a navigation that breaks another one to the same page off', async () => {
    const first = new AbortController();
    const { visit, serverLoader } = visitor(
      () =>
        new Promise((resolve, reject) => {
          first.signal.addEventListener('abort', () => reject(first.signal.reason));
          if (first.signal.aborted) resolve({ name: 'Linen' });
        }),
    );
    const brokenOff = visit('/products/linen', first.signal);
    first.abort();
    expect(await visit('/products/linen')).toEqual({ name: 'Linen' });
    await expect(brokenOff).rejects.toThrow('abort');
    expect(serverLoader).toHaveBeenCalledTimes(2);
  });

  it('belongs to its path and query; the hash does not matter', async () => {
    const { visit, serverLoader } = visitor(() => Promise.resolve({}));
    for (const path of ['/products', '/products?q=a', '/products?q=b', '/products#top']) {
      await visit(path);
    }
    expect(serverLoader).toHaveBeenCalledTimes(3);
  });

  it('is kept apart from another route with the same address', async () => {
    const [layout, page] = [
      visitor(() => Promise.resolve('layout')),
      visitor(() => Promise.resolve('page')),
    ];
    expect(await layout.visit('/')).toBe('layout');
    expect(await page.visit('/')).toBe('page');
  });
});

describe('R195: parts that are streamed', () => {
  const streamed = () => ({
    title: 'Rollers',
    listing: Promise.resolve({ ok: true }),
    posts: Promise.reject(new Error('cut')),
  });

  it('come with the answer while the page stays and its query changes; a broken one is left to its place', async () => {
    const data = streamed();
    const { visit } = visitor(() => Promise.resolve(data));
    history.replaceState(null, '', '/products');
    expect(await visit('/products?filter=blackout')).toEqual({
      title: 'Rollers',
      listing: { ok: true },
      posts: data.posts,
    });
    await expect(data.posts).rejects.toThrow('cut');
  });

  it('may come after the answer on another page', async () => {
    const data = streamed();
    const { visit } = visitor(() => Promise.resolve(data));
    history.replaceState(null, '', '/');
    expect(await visit('/products')).toBe(data);
    await expect(data.posts).rejects.toThrow('cut');
  });
});

describe('a failed answer is asked for again', () => {
  it.each([
    ['thrown', () => Promise.reject(new Error('offline'))],
    ['as the data itself', () => Promise.resolve({ ok: false })],
    ['among the data', () => Promise.resolve({ posts: { ok: false } })],
    ['streamed later', () => Promise.resolve({ posts: Promise.resolve({ ok: false }) })],
    [
      'rejected while streaming',
      () => Promise.resolve({ posts: Promise.reject(new Error('cut')) }),
    ],
  ])('when it was %s', async (_, answer: Answer) => {
    const { visit, serverLoader } = visitor(answer);
    await visit('/').catch(() => undefined);
    await vi.waitFor(async () => {
      await visit('/').catch(() => undefined);
      expect(serverLoader.mock.calls.length).toBeGreaterThan(1);
    });
  });

  it('a good one is kept, streamed or not', async () => {
    const { visit, serverLoader } = visitor(() =>
      Promise.resolve({
        title: 'Home',
        none: null,
        posts: Promise.resolve({ ok: true, data: [] }),
      }),
    );
    await visit('/');
    await new Promise((resolve) => setTimeout(resolve));
    await visit('/');
    expect(serverLoader).toHaveBeenCalledOnce();
  });
});

describe('forgetOnAction', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('R195: forgets on a %s', async (method) => {
    const { visit, serverLoader } = visitor(() => Promise.resolve({}));
    await visit('/');
    forgetOnAction(navigation({ formMethod: method }));
    await visit('/');
    expect(serverLoader).toHaveBeenCalledTimes(2);
  });

  it('R195: keeps when the action failed, because nothing was changed', async () => {
    const { visit, serverLoader } = visitor(() => Promise.resolve({}));
    await visit('/');
    const failed = { formMethod: 'POST', actionResult: { status: 'failed' } } as const;
    expect(forgetOnAction(navigation(failed))).toBe(false);
    await visit('/');
    expect(serverLoader).toHaveBeenCalledOnce();
  });

  it.each([undefined, 'GET'] as const)('R195: keeps on a navigation (%s)', async (method) => {
    const { visit, serverLoader } = visitor(() => Promise.resolve({}));
    await visit('/');
    forgetOnAction(navigation({ formMethod: method }));
    await visit('/');
    expect(serverLoader).toHaveBeenCalledOnce();
  });

  it('R195: spares the root a request on each navigation, but not after an action', () => {
    expect(forgetOnAction(navigation({}))).toBe(false);
    expect(forgetOnAction(navigation({ formMethod: 'POST' }))).toBe(true);
  });
});
