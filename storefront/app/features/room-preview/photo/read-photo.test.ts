// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';

import { readPhoto, readSampleRoom } from './read-photo';

const bitmap = { width: 800, height: 600, close: () => undefined };
const decode = vi.fn<(...args: unknown[]) => Promise<unknown>>();

function file(name: string, type: string) {
  // jsdom's files cannot be read so.
  return Object.assign(new File(['x'], name, { type }), {
    arrayBuffer: () => Promise.resolve(new ArrayBuffer(1)),
  });
}

function stubBrowser() {
  vi.stubGlobal('createImageBitmap', decode.mockReset());
  const create = vi.fn(() => 'blob:photo');
  const revoke = vi.fn();
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: create, revokeObjectURL: revoke }));
  return { create, revoke };
}

afterEach(() => vi.restoreAllMocks());

describe('readPhoto', () => {
  it('R145: has the photo turned as the camera was held, and stretched to the drawing', async () => {
    stubBrowser();
    decode.mockResolvedValue(bitmap);
    const photo = file('room.jpg', 'image/jpeg');
    expect(await readPhoto(photo)).toEqual({ ok: true, picture: bitmap, name: 'room.jpg' });
    expect(decode).toHaveBeenCalledWith(photo, {
      imageOrientation: 'from-image',
      resizeWidth: 800,
      resizeHeight: 600,
      resizeQuality: 'high',
    });
  });

  it('R141: refuses what is no picture without opening it', async () => {
    stubBrowser();
    const answer = await readPhoto(file('room.pdf', 'application/pdf'));
    expect(answer).toEqual({ ok: false, failure: 'not-a-picture' });
    expect(decode).not.toHaveBeenCalled();
  });

  it.each([
    ['room.jpg', 'image/jpeg', 'unreadable'],
    ['room.heic', '', 'heic'],
  ])(
    'R141: says of %s that it cannot be opened, and lets go of it',
    async (name, type, failure) => {
      const { create, revoke } = stubBrowser();
      decode.mockRejectedValue(new DOMException('no', 'InvalidStateError'));
      vi.stubGlobal(
        'Image',
        class {
          src = '';
          decode = () => Promise.reject(new DOMException('no', 'EncodingError'));
        },
      );
      expect(await readPhoto(file(name, type))).toEqual({ ok: false, failure });
      expect(create).toHaveBeenCalledOnce();
      expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:photo');
    },
  );
});

describe('readSampleRoom', () => {
  const room = { url: '/assets/room.webp', name: 'Living room' };

  it('reads the shop’s own picture', async () => {
    stubBrowser();
    decode.mockResolvedValue(bitmap);
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('x')));
    expect(await readSampleRoom(room)).toEqual({ ok: true, picture: bitmap, name: room.name });
  });

  it.each([
    ['an error', () => Promise.resolve(new Response('', { status: 503 }))],
    ['no answer', () => Promise.reject(new TypeError('offline'))],
  ])('says that it could not be had after %s', async (_, answer) => {
    stubBrowser();
    vi.stubGlobal('fetch', answer);
    expect(await readSampleRoom(room)).toEqual({ ok: false, failure: 'sample' });
  });
});
