import { blindLabel, type BlindStyle } from '#app/domain/room-preview/blind-styles';

/** What the drawing shows, in words. */
export function previewLabel(room: string | null, blind: BlindStyle | null): string {
  const parts = [room, blind && blindLabel(blind)].filter(Boolean);
  return parts.length > 0 ? `Preview: ${parts.join(' with ')}` : 'Preview: nothing chosen yet';
}
