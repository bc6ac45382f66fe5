export const roomPreviewTitle = 'Room View Preview';

/** Label of the file picker, and what the empty drawing asks for (spec §2.15). */
export const pickerLabel = 'Select a photo of your room';

/** The next step, under the drawing: what it names is there to be done. */
export function previewHint(hasRoom: boolean, hasBlind: boolean): string {
  if (hasBlind) return 'Drag the blind on the picture, pull its corners, or use the sliders.';
  return hasRoom
    ? 'Now choose a blind style.'
    : 'Take a photo of yours, or begin with a sample room.';
}

/** What went wrong with a photo, in words. */
export const photoFailures = {
  'not-a-picture': 'That file is not a picture. Choose a photo, such as a JPEG or PNG.',
  heic: 'This browser cannot open HEIC photos. Save the photo as a JPEG first, or choose another one.',
  unreadable: 'That photo could not be opened; the file may be damaged. Choose another one.',
  sample: 'The sample room could not be loaded. Check your connection and try again.',
} as const;

export type PhotoFailure = keyof typeof photoFailures;
