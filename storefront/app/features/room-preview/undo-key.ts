type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** What a chord of keys asks for: Ctrl+Z, Ctrl+Shift+Z, Ctrl+Y; with the command key on a Mac. */
export function toUndoKey(keys: Keys): 'undo' | 'redo' | undefined {
  if (keys.altKey || !(keys.ctrlKey || keys.metaKey)) return undefined;
  const key = keys.key.toLowerCase();
  if (key === 'z') return keys.shiftKey ? 'redo' : 'undo';
  return key === 'y' && !keys.shiftKey ? 'redo' : undefined;
}
