/** A file of the brand that anybody may take (spec §2.16, §9). */
export interface BrandAsset {
  /** Its name below `/downloads/`. */
  file: string;
  title: string;
  /** What the page says of it: ground, type, size. */
  note: string;
  type: 'image/png' | 'image/vnd.microsoft.icon';
  /** Pixels. */
  width: number;
  height: number;
  /** The end of the name under which it is saved; the shop's name comes first. */
  savedAs: string;
}

const png = 'image/png';

export const logos: readonly BrandAsset[] = [
  {
    file: 'logo-primary.png',
    title: 'Primary Logo',
    note: 'Transparent background, PNG',
    type: png,
    width: 1672,
    height: 240,
    savedAs: 'primary-logo.png',
  },
  {
    file: 'logo-black.png',
    title: 'Black Logo',
    note: 'For light backgrounds, PNG',
    type: png,
    width: 1672,
    height: 240,
    savedAs: 'black-logo.png',
  },
];

export const qrCode: BrandAsset = {
  file: 'qr-code.png',
  title: 'Website QR Code',
  note: 'PNG, 1000x1000 px',
  type: png,
  width: 1000,
  height: 1000,
  savedAs: 'website-qr-code.png',
};

export const favicon: BrandAsset = {
  file: 'favicon.ico',
  title: 'Favicon',
  note: 'ICO, 16x16',
  type: 'image/vnd.microsoft.icon',
  width: 16,
  height: 16,
  savedAs: 'favicon.ico',
};

export const appIcon: BrandAsset = {
  file: 'app-icon.png',
  title: 'App Icon',
  note: 'PNG, 512x512',
  type: png,
  width: 512,
  height: 512,
  savedAs: 'app-icon.png',
};

const assets = [...logos, qrCode, favicon, appIcon];

/** The asset with this file name; undefined for every other name. */
export function findAsset(file: string): BrandAsset | undefined {
  return assets.find((asset) => asset.file === file);
}

/**
 * The friendlier name under which a browser saves an asset, e.g. `northlight-blinds-app-icon.png`.
 * @param brandName any text; only its letters and digits without accents are used
 */
export function toSavedName(asset: BrandAsset, brandName: string): string {
  const words = brandName
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .match(/[a-z0-9]+/g);
  return [...(words ?? []), asset.savedAs].join('-');
}
