import { Buffer } from 'node:buffer';

import { encodeQrPng } from './qr-png.server';
import { appIcon, favicon, logos, qrCode, type BrandAsset } from '#app/domain/brand-assets';

import appIconUrl from './files/app-icon.png?inline';
import faviconUrl from './files/favicon.ico?inline';
import logoBlackUrl from './files/logo-black.png?inline';
import logoPrimaryUrl from './files/logo-primary.png?inline';

const drawn = new Map([
  [logos[0]?.file, toBytes(logoPrimaryUrl)],
  [logos[1]?.file, toBytes(logoBlackUrl)],
  [favicon.file, toBytes(faviconUrl)],
  [appIcon.file, toBytes(appIconUrl)],
]);

type Bytes = Uint8Array<ArrayBuffer>;

let code: { siteUrl: string; png: Bytes } | undefined;

/**
 * The bytes of an asset. The QR code is made once for an address, the others were made by `npm run brand`.
 * @param siteUrl where the code leads
 * @throws when a file of the table was never made
 */
export function readBrandFile(asset: BrandAsset, siteUrl: string): Bytes {
  if (asset === qrCode) return readCode(siteUrl);
  const bytes = drawn.get(asset.file);
  if (!bytes) throw new Error(`No file for ${asset.file}: run npm run brand`);
  return bytes;
}

function readCode(siteUrl: string): Bytes {
  if (code?.siteUrl !== siteUrl)
    code = { siteUrl, png: Uint8Array.from(encodeQrPng(siteUrl, qrCode.width)) };
  return code.png;
}

/** Carried inside the server's own code, so that a build is whole wherever it is started. */
function toBytes(dataUrl: string): Bytes {
  return Uint8Array.from(Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64'));
}
