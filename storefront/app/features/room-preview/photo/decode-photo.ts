import { canvasSize } from '#app/domain/room-preview/preview-settings';

const { width, height } = canvasSize;

/**
 * A photo turned as its camera was held (EXIF) and stretched to the drawing (spec §4). That is done once:
 * a redraw then copies 800 by 600 pixels, and of 50 megapixels 2 MB stay in memory.
 * @throws when the browser cannot read it
 */
export async function decodePhoto(photo: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(photo, {
      imageOrientation: 'from-image',
      resizeWidth: width,
      resizeHeight: height,
      resizeQuality: 'high',
    });
  } catch {
    return await decodeByElement(photo);
  }
}

/** Browsers read more through an image element: HEIC on Apple's systems, SVG; and older ones know no such options. */
async function decodeByElement(photo: Blob): Promise<ImageBitmap> {
  const url = URL.createObjectURL(photo);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('The browser has no canvas to draw on');
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, 0, 0, width, height);
    return await createImageBitmap(canvas);
  } finally {
    URL.revokeObjectURL(url);
  }
}
