import { describe, expect, it, vi } from 'vitest';

import type { Page } from './compress-page.server';
import { PageCache } from './page-cache.server';

const minute = 60_000;

function shop() {
  let now = 1_000_000;
  const cache = new PageCache({ now: () => now });
  let made = 0;
  const make = vi.fn(async (): Promise<Page> => {
    made += 1;
    return { html: `<p>${made}</p>`, headers: new Headers(), flawed: false };
  });
  const read = async (tags = ['product'], maker: () => Promise<Page> = make) => {
    const page = await cache.read('/a?', tags, maker);
    return page.bodies.identity.toString();
  };
  return { cache, make, read, pass: (ms: number) => (now += ms) };
}

/** Lets what runs behind an answer come to its end. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 50));

describe('the page cache', () => {
  it('makes a page once, also for many who ask at the same time', async () => {
    const { make, read } = shop();
    const answers = await Promise.all([read(), read(), read()]);
    expect(answers).toEqual(['<p>1</p>', '<p>1</p>', '<p>1</p>']);
    expect(await read()).toBe('<p>1</p>');
    expect(make).toHaveBeenCalledOnce();
  });

  it('hands out an old page while it is made anew, and not when it is too old', async () => {
    const { read, pass } = shop();
    await read();
    pass(minute);
    expect(await read()).toBe('<p>1</p>');
    await settle();
    expect(await read()).toBe('<p>2</p>');
    pass(12 * minute);
    expect(await read()).toBe('<p>3</p>');
  });

  it('drops what shows a thing that was published, and keeps the rest', async () => {
    const { cache, read } = shop();
    await read();
    cache.drop('testimonial');
    expect(await read()).toBe('<p>1</p>');
    cache.drop('product');
    expect(await read()).toBe('<p>2</p>');
  });

  it('keeps no page that may have been begun before the publish', async () => {
    const { cache, read, pass } = shop();
    cache.drop('product');
    expect(await read()).toBe('<p>1</p>');
    expect(await read()).toBe('<p>2</p>');
    pass(5_000);
    expect(await read()).toBe('<p>3</p>');
    expect(await read()).toBe('<p>3</p>');
  });

  it('does not wait for a page that was overtaken by a publish', async () => {
    const { cache, read } = shop();
    let finish: (page: Page) => void = () => undefined;
    const slow = () => new Promise<Page>((resolve) => (finish = resolve));
    const early = read(['product'], slow);
    cache.drop('product');
    expect(await read()).toBe('<p>1</p>');
    finish({ html: 'old', headers: new Headers(), flawed: false });
    expect(await early).toBe('old');
    expect(await read()).toBe('<p>2</p>');
  });

  it('remembers neither an error nor a page of which a part failed', async () => {
    const { read } = shop();
    await expect(read(['product'], () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    const flawed = { html: 'half', headers: new Headers(), flawed: true };
    expect(await read(['product'], () => Promise.resolve(flawed))).toBe('half');
    expect(await read()).toBe('<p>1</p>');
  });

  it('stays within its bytes', async () => {
    const cache = new PageCache({ max: 2_000 });
    const make = vi.fn(async () => ({
      html: 'x'.repeat(900),
      headers: new Headers(),
      flawed: false,
    }));
    for (const address of ['/1', '/2', '/3', '/1']) await cache.read(address, [], make);
    expect(make).toHaveBeenCalledTimes(4);
  });
});
