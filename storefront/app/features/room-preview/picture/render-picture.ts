import { canvasSize } from '#app/domain/room-preview/preview-settings';

import { drawPreview, type Drawing } from '../canvas/draw-preview';

/** Name of the saved image (spec §2.15). */
const fileName = 'room-with-blinds.png';

/**
 * The drawing as a PNG file of 800 by 600. It is drawn anew, so that "Before" never hides the blind in it.
 * @throws when the browser cannot make one
 */
export async function renderPicture(drawing: Drawing): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = canvasSize.width;
  canvas.height = canvasSize.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no canvas to draw on');
  drawPreview(context, drawing);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('The browser made no PNG of the drawing');
  return new File([blob], fileName, { type: blob.type });
}
