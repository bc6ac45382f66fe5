interface Connection {
  saveData?: boolean;
}

/** Whether to fetch what may not be wanted after all: not for visitors who ask for few data. True on the server. */
export function mayPrefetch(): boolean {
  if (typeof navigator === 'undefined' || !('connection' in navigator)) return true;
  return !(navigator.connection as Connection | undefined)?.saveData;
}
