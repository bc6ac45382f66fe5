import { describe, expect, it, vi } from 'vitest';

import { finishPage, type FinishedPage } from './finished-page.server';
import { answerPage } from './page-answer.server';
import { PageCache } from './page-cache.server';

const minute = 60_000;

const drawn = (html: string, flawed = false) =>
  finishPage({ html, headers: new Headers(), flawed });

function shop() {
  let now = 1_000_000;
  const cache = new PageCache({ now: () => now });
  let made = 0;
  const make = vi.fn(async (): Promise<FinishedPage> => {
    made += 1;
    return drawn(`<p>${made}</p>`);
  });
  const read = async (tags = ['product'], maker: () => Promise<FinishedPage> = make) => {
    const page = await cache.read('/a?', tags, maker);
    return answerPage(new Request('https://shop.test/a'), page).text();
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
    let finish: (page: FinishedPage) => void = () => undefined;
    const slow = () => new Promise<FinishedPage>((resolve) => (finish = resolve));
    const early = read(['product'], slow);
    cache.drop('product');
    expect(await read()).toBe('<p>1</p>');
    finish(await drawn('old'));
    expect(await early).toBe('old');
    expect(await read()).toBe('<p>2</p>');
  });

  it('remembers neither an error nor a page of which a part failed', async () => {
    const { read } = shop();
    await expect(read(['product'], () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await read(['product'], () => drawn('half', true))).toBe('half');
    expect(await read()).toBe('<p>1</p>');
  });

  it('gives away in passing what is fresh, and nothing that was dropped', async () => {
    const { cache, read, pass } = shop();
    await read();
    expect(cache.peek('/a?')).toBeDefined();
    cache.drop('product');
    expect(cache.peek('/a?')).toBeUndefined();
    pass(minute);
    await read();
    expect(cache.peek('/a?')).toBeDefined();
  });

  it('sends one of a crowd to have an old page made anew, and another when that one never comes back', async () => {
    const { cache, read, pass } = shop();
    await read();
    pass(minute);
    const crowd = () => ['first', 'second', 'third'].map(() => cache.peek('/a?') !== undefined);
    expect(crowd()).toEqual([false, true, true]);
    pass(5_000);
    expect(crowd()).toEqual([false, true, true]);
    pass(11 * minute);
    expect(crowd()).toEqual([false, false, false]);
  });

  it('stays within its bytes', async () => {
    const page = await drawn('Blinds');
    const cache = new PageCache({ max: 2.5 * page.br.length });
    const make = vi.fn(async () => page);
    for (const address of ['/1', '/2', '/3', '/1']) await cache.read(address, [], make);
    expect(make).toHaveBeenCalledTimes(4);
  });
});
