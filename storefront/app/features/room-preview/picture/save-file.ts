/** Milliseconds. Safari asks where to keep the file before it reads it; nothing tells when it has. */
const graceTime = 40_000;

/** Hands a file to the browser's downloads. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), graceTime);
}
