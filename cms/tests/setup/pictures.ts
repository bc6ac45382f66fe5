import sharp from 'sharp';
import { adminToken, call, type Answer } from './api';
import type { Desk } from './desk';

/** A stored picture as the upload plugin answers it. */
export interface StoredPicture {
  id: number;
  url: string;
  mime: string;
  width: number;
  height: number;
  formats: Record<string, StoredFormat>;
}

interface StoredFormat {
  url: string;
  mime: string;
  width: number;
  height: number;
  size: number;
}

/** A picture full of detail, so that encoders have something to do. */
export function paint(width: number, height: number) {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#000', noise } });
}

interface Upload {
  name?: string;
  type?: string;
  bytes?: Buffer;
  alternativeText?: string;
  /** Id of the picture that this one replaces. */
  replaces?: number;
}

/** Uploads as the Media Library does. */
export async function upload(desk: Desk, options: Upload = {}): Promise<Answer> {
  const { name = 'blind.jpg', type = 'image/jpeg', alternativeText = 'A roller blind.' } = options;
  const bytes = options.bytes ?? (await paint(640, 480).jpeg().toBuffer());
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(bytes)], { type }), name);
  form.append('fileInfo', JSON.stringify({ name, alternativeText, caption: '', folder: null }));
  const query = options.replaces ? `?id=${options.replaces}` : '';
  return call(desk, `/upload${query}`, { token: await adminToken(desk), body: form });
}

export async function uploadPicture(desk: Desk, options: Upload = {}): Promise<StoredPicture> {
  const { status, body } = await upload(desk, options);
  if (status !== 200 && status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
  const picture = options.replaces ? body : body?.[0];
  return picture as StoredPicture;
}
