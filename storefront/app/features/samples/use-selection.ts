import { useSyncExternalStore } from 'react';

import { showToast } from '#app/ui/toast';

import { tooManyWords } from './sample-words';
import { toggleSample, withoutSample } from './selection';
import { selectionStore } from './selection-store';

/** The chosen samples and what can become of them. */
export function useSelection() {
  const { subscribe, get, getOnServer, set } = selectionStore;
  const selection = useSyncExternalStore(subscribe, get, getOnServer);
  return {
    selection,
    toggle(id: string) {
      const next = toggleSample(selection, id);
      if (next.refused) showToast(tooManyWords);
      else set(next.selection);
    },
    remove: (id: string) => set(withoutSample(selection, id)),
    clear: () => set([]),
  };
}
