import { sameSettings, type PreviewSettings } from './preview-settings';

/** Steps that can be undone; far more than anybody remembers. */
const depth = 100;

/** What was, what is, and what was undone. The newest of each list is last. */
export interface History {
  past: readonly PreviewSettings[];
  present: PreviewSettings;
  future: readonly PreviewSettings[];
  /** The gesture that made the present; its further changes belong to the same step. */
  gesture: string | null;
}

export function startHistory(present: PreviewSettings): History {
  return { past: [], present, future: [], gesture: null };
}

/**
 * Takes on new settings. A change that draws the same picture is none.
 * @param gesture names what goes on while one drag or one held key makes many changes: they are undone as one
 */
export function record(
  history: History,
  next: PreviewSettings,
  gesture: string | null = null,
): History {
  const { past, present } = history;
  if (sameSettings(present, next)) return history;
  const goesOn = gesture !== null && gesture === history.gesture;
  return {
    past: goesOn ? past : [...past, present].slice(-depth),
    present: next,
    future: [],
    gesture,
  };
}

/** Ends the gesture: the next change is a step of its own. One that came back to where it began was none. */
export function settle(history: History): History {
  if (history.gesture === null) return history;
  const { past, present } = history;
  const before = past.at(-1);
  const cameBack = before !== undefined && sameSettings(before, present);
  return { ...history, past: cameBack ? past.slice(0, -1) : past, gesture: null };
}

/** One step back; without a past the history stays as it is. */
export function undo(history: History): History {
  const previous = history.past.at(-1);
  if (!previous) return history;
  return {
    past: history.past.slice(0, -1),
    present: previous,
    future: [...history.future, history.present],
    gesture: null,
  };
}

/** One step forward again. */
export function redo(history: History): History {
  const next = history.future.at(-1);
  if (!next) return history;
  return {
    past: [...history.past, history.present],
    present: next,
    future: history.future.slice(0, -1),
    gesture: null,
  };
}
