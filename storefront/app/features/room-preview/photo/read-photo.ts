import type { PhotoFailure } from '../room-preview-words';
import { decodePhoto } from './decode-photo';
import { isCutOff } from './is-cut-off';
import { photoKind } from './photo-kind';

export type PhotoResult =
  { ok: true; picture: ImageBitmap; name: string } | { ok: false; failure: PhotoFailure };

/** A visitor's own photo. It is read where it is; nothing of it leaves the device. */
export async function readPhoto(file: File): Promise<PhotoResult> {
  const kind = photoKind(file);
  if (kind === 'other') return { ok: false, failure: 'not-a-picture' };
  try {
    if (isCutOff(new Uint8Array(await file.arrayBuffer()))) {
      return { ok: false, failure: 'unreadable' };
    }
    return { ok: true, picture: await decodePhoto(file), name: file.name };
  } catch {
    return { ok: false, failure: kind === 'heic' ? 'heic' : 'unreadable' };
  }
}

/** One of the shop's own rooms. */
export async function readSampleRoom(room: { url: string; name: string }): Promise<PhotoResult> {
  try {
    const answer = await fetch(room.url);
    if (!answer.ok) return { ok: false, failure: 'sample' };
    return { ok: true, picture: await decodePhoto(await answer.blob()), name: room.name };
  } catch {
    return { ok: false, failure: 'sample' };
  }
}
