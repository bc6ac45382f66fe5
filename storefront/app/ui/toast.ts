export interface ToastMessage {
  title: string;
  text: string;
  /** `destructive` interrupts a screen reader and wears the danger colours. */
  tone?: 'plain' | 'destructive';
}

type Listener = (message: ToastMessage) => void;

let listener: Listener | undefined;
let waiting: ToastMessage | undefined;

/** Shows a notice in the corner of the page (spec §2.18); it replaces the one on show. */
export function showToast(message: ToastMessage): void {
  if (listener) listener(message);
  else waiting = message;
}

/** For the toaster alone: takes the messages from here on, and the latest one that nobody took. */
export function takeToasts(next: Listener): () => void {
  listener = next;
  if (waiting) next(waiting);
  waiting = undefined;
  return () => {
    if (listener === next) listener = undefined;
  };
}
