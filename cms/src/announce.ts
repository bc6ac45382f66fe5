/** What the desk tells whoever started it. */
export type Announcement =
  | { type: 'first-admin'; email: string; password: string }
  | { type: 'seed'; done: number; total: number; label: string };

let muted = false;

/** For a program whose passing steps are nobody's business. */
export function muteAnnouncements(): void {
  muted = true;
}

/** Sends a message to the parent process; without one, says the first kind on the terminal instead. */
export function announce(message: Announcement): void {
  if (muted) return;
  if (process.send) {
    process.send(message);
  } else if (message.type === 'first-admin') {
    process.stdout.write(
      `First administrator: ${message.email}  password: ${message.password}  (shown this once)\n`,
    );
  } else {
    process.stdout.write(`${message.label}: ${message.done} of ${message.total}\n`);
  }
}
