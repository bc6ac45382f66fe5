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
