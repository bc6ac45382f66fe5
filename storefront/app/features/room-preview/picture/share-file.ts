/** Whether the device has a share sheet that takes pictures. */
export function canSharePictures(): boolean {
  const sample = new File([], 'picture.png', { type: 'image/png' });
  // Firefox knows neither; the DOM types say that every browser does.
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [sample] });
}

/**
 * Opens the share sheet with the file. Closing it without sharing is no failure.
 * @throws when the sheet cannot be opened
 */
export async function shareFile(file: File): Promise<void> {
  try {
    await navigator.share({ files: [file], title: 'My room with new blinds' });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    throw error;
  }
}
