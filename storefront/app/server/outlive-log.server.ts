/**
 * Lets the shop go on when its log cannot be written: a full disk, or a reader that went away. Without a listener
 * Node ends the process for it. The next line is tried again, so the log is back once there is room. What waits to be
 * written when the process ends still is.
 */
export function outliveLog(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  process.once('exit', () => process.stdout.uncork());
}
