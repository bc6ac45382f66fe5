import { buffer } from 'node:stream/consumers';

/** One stored derivative of a picture, as the media library keeps it in `formats`. */
export interface PictureFormat {
  name: string;
  hash: string;
  ext: string;
  mime: string;
  /** Pixels. */
  width: number;
  height: number;
  /** Kilobytes of 1000 bytes, as Strapi counts. */
  size: number;
  sizeInBytes: number;
  /** Set by the storage provider for stored files, by us for the inline preview. */
  url?: string;
}

/** A picture on its way into the media library: what Strapi's upload service hands around. */
export interface PictureFile {
  name: string;
  /** Name of the stored file without its ending. "Replace media" keeps it, so it says nothing of the content. */
  hash: string;
  ext: string;
  /** Absent once the storage provider has taken the file. */
  filepath?: string;
  tmpWorkingDirectory?: string;
  getStream(): NodeJS.ReadableStream;
  width?: number | null;
  height?: number | null;
  size?: number;
  sizeInBytes?: number;
  formats?: Record<string, PictureFormat>;
}

/** A derivative that the storage provider has yet to write. */
export interface FormatToStore {
  key: string;
  file: PictureFormat & { path: null; getStream(): NodeJS.ReadableStream };
}

/** The calls of Strapi's image-manipulation service that src/extensions/upload replaces. */
export interface ImageManipulation {
  isImage(file: PictureFile): Promise<boolean>;
  isFaultyImage(file: PictureFile): Promise<boolean>;
  isOptimizableImage(file: PictureFile): Promise<boolean>;
  optimize(file: PictureFile): Promise<PictureFile>;
  isResizableImage(file: PictureFile): Promise<boolean>;
  generateResponsiveFormats(file: PictureFile): Promise<FormatToStore[]>;
}

/** The whole picture in memory; the upload limit bounds it. */
export async function readPicture(file: PictureFile): Promise<Buffer> {
  return buffer(file.getStream());
}
