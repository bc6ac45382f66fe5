const typesByEnding: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
};

/** The CMS makes file names of letters, digits, `_`, `-` and `.`; a dot never stands first or doubled. */
const namePattern = /^(?=.{1,200}$)[a-zA-Z0-9_-]+(?:\.[a-zA-Z0-9_-]+)*\.([a-z]{3,4})$/;

/** A derivative carries its width and a hash of its content: its address never shows anything else. */
const hashedPattern = /_\d+_[0-9a-f]{16}\.(?:avif|webp)$/;

/** What the name of an uploaded file says about it. */
export interface MediaFileName {
  name: string;
  /** Content type that its ending promises. */
  type: string;
  /** May be kept for ever. */
  immutable: boolean;
}

/** Parses the last part of a `/media/…` address; null for what can be no picture of ours. */
export function parseMediaFileName(name: string): MediaFileName | null {
  const [, ending = ''] = namePattern.exec(name) ?? [];
  const type = Object.hasOwn(typesByEnding, ending) ? typesByEnding[ending] : undefined;
  return type ? { name, type, immutable: hashedPattern.test(name) } : null;
}
