import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { publicDir } from '../../../config/support/data-dir';
import { cleanOriginal } from './clean-original';
import { isFaultyPicture } from './faulty-picture';
import type { ImageManipulation } from './picture-file';
import { generateResponsiveFormats } from './responsive-formats';

interface UploadPlugin {
  services: { 'image-manipulation': ImageManipulation };
}

/** Every file here is a picture that passed isFaultyPicture, whatever Strapi's own lists say of avif. */
const always = async () => true;

/** Replaces the part of Strapi's upload plugin that turns a picture into pictures. */
export default function extendUpload(plugin: UploadPlugin): UploadPlugin {
  // The storage provider refuses to start without its folder, before any later code of ours could run.
  mkdirSync(path.join(publicDir(), 'uploads'), { recursive: true });

  const ours = {
    isImage: always,
    isFaultyImage: isFaultyPicture,
    isOptimizableImage: always,
    optimize: cleanOriginal,
    isResizableImage: always,
    generateResponsiveFormats,
  };
  plugin.services['image-manipulation'] = { ...plugin.services['image-manipulation'], ...ours };
  return plugin;
}
