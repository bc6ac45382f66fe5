import { Buffer } from 'node:buffer';

import { blindStyles } from '#app/domain/room-preview/blind-styles';

import blind1 from './files/blind1.png?inline';
import blind2 from './files/blind2.png?inline';
import blind3 from './files/blind3.png?inline';

const dataUrls = { blind1, blind2, blind3 };

/** By file name. The bytes are part of the server's own code, so that a build is whole wherever it is started. */
const files = new Map(
  blindStyles.map(({ value, file }) => [file as string, toBytes(dataUrls[value])]),
);

/** The bytes of a blind's PNG, or nothing where there is no such file. */
export function readBlindFile(file: string): Uint8Array<ArrayBuffer> | undefined {
  return files.get(file);
}

function toBytes(dataUrl: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64'));
}
