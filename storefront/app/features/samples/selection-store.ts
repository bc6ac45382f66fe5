import { collections } from './collections';
import { parseSelection, type Selection } from './selection';

const storageKey = 'northlight-samples';
const known = collections.flatMap(({ swatches }) => swatches.map(({ id }) => id));
const none: Selection = [];

let current: Selection | undefined;
const listeners = new Set<() => void>();

/** The chosen samples, kept in this browser so that they survive a reload; for `useSyncExternalStore`. */
export const selectionStore = {
  get(): Selection {
    return (current ??= parseSelection(read(), known));
  },
  /** The server knows no choice. */
  getOnServer: () => none,
  set(next: Selection): void {
    current = next;
    write(next);
    listeners.forEach((listener) => listener());
  },
  /** Another tab's choice counts here as well, or the next click here would undo it. */
  subscribe(listener: () => void): () => void {
    const follow = ({ key }: StorageEvent) => {
      // The key is null when all of the storage was emptied.
      if (key !== null && key !== storageKey) return;
      current = undefined;
      listener();
    };
    listeners.add(listener);
    window.addEventListener('storage', follow);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', follow);
    };
  },
};

/** A browser may refuse its storage: then the choice lives as long as the page. */
function read(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function write(selection: Selection): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(selection));
  } catch {
    return;
  }
}
