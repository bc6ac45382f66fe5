/**
 * Lets the desk go on when its log cannot be written: a full disk, or a reader that went away. Without a listener
 * Node ends the process for it, and with it every request that had nothing to do with the log. The next line is tried
 * again, so the log is back once there is room.
 */
export function outliveLog(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
