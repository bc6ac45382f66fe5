import { canvasSize, type BlindBox } from '#app/domain/room-preview/preview-settings';

/** What the drawing is of. */
export interface Drawing {
  room: CanvasImageSource | null;
  blind: CanvasImageSource | null;
  settings: BlindBox & { opacity: number };
}

const { width, height } = canvasSize;

/** Draws the room over the whole canvas and the blind over the room (spec §4). */
export function drawPreview(
  context: CanvasRenderingContext2D,
  { room, blind, settings }: Drawing,
): void {
  context.clearRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  if (room) context.drawImage(room, 0, 0, width, height);
  if (!blind) return;
  context.globalAlpha = settings.opacity;
  context.drawImage(blind, settings.x, settings.y, settings.width, settings.height);
  context.globalAlpha = 1;
}
