// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import type { PhotoResult } from './read-photo';
import { useRoomPhoto } from './use-room-photo';

function photo(name: string) {
  const close = vi.fn();
  const picture: ImageBitmap = { width: 800, height: 600, close };
  const result: PhotoResult = { ok: true, picture, name };
  return { close, picture, result };
}

/** An answer that comes when the test says so. */
function pending() {
  let answer: (result: PhotoResult) => void = () => {};
  const promise = new Promise<PhotoResult>((resolve) => {
    answer = resolve;
  });
  return { promise, answer };
}

it('R141: a broken photo leaves the last good one standing', async () => {
  const { result } = renderHook(useRoomPhoto);
  const good = photo('room.jpg');
  await act(() => result.current.take(Promise.resolve(good.result)));
  await act(() => result.current.take(Promise.resolve({ ok: false, failure: 'unreadable' })));
  expect(result.current).toMatchObject({
    picture: good.picture,
    name: 'room.jpg',
    reading: false,
    failure: 'unreadable',
  });
  expect(good.close).not.toHaveBeenCalled();
});

it('R145: a new photo takes the place of the old one, whose memory is released', async () => {
  const { result, unmount } = renderHook(useRoomPhoto);
  const [first, second] = [photo('first.jpg'), photo('second.jpg')];
  await act(() => result.current.take(Promise.resolve(first.result)));
  await act(() => result.current.take(Promise.resolve(second.result)));
  expect(result.current.name).toBe('second.jpg');
  expect(first.close).toHaveBeenCalledOnce();
  expect(second.close).not.toHaveBeenCalled();
  unmount();
  expect(second.close).toHaveBeenCalledOnce();
});

it('R145: of two photos chosen in a row the later one stays, whichever opens first', async () => {
  const { result } = renderHook(useRoomPhoto);
  const [slow, quick] = [photo('slow.jpg'), photo('quick.jpg')];
  const waiting = pending();
  await act(async () => {
    const passed = result.current.take(waiting.promise);
    await result.current.take(Promise.resolve(quick.result));
    waiting.answer(slow.result);
    await passed;
  });
  expect(result.current).toMatchObject({ name: 'quick.jpg', reading: false });
  expect(slow.close).toHaveBeenCalledOnce();
});

it('R145: a photo that opens after the page has gone is released', async () => {
  const { result, unmount } = renderHook(useRoomPhoto);
  const late = photo('late.jpg');
  const waiting = pending();
  let passed = Promise.resolve();
  act(() => {
    passed = result.current.take(waiting.promise);
  });
  unmount();
  waiting.answer(late.result);
  await passed;
  expect(late.close).toHaveBeenCalledOnce();
});
