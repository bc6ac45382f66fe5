import { useEffect, useRef, useState } from 'react';

import { Breadcrumbs } from '#app/ui/Breadcrumbs';
import { PageHead } from '#app/ui/PageHead';
import { showToast } from '#app/ui/toast';

import { CollectionSection } from './CollectionSection';
import { collections, findSwatches } from './collections';
import { ColourNotes } from './ColourNotes';
import { NoScriptNote } from './NoScriptNote';
import { SampleDialog } from './SampleDialog';
import { sentWords } from './sample-words';
import { SelectionBar } from './SelectionBar';
import { swatchButtonId } from './swatch-button-id';
import { useSelection } from './use-selection';

/** Up to five free samples to choose and to ask for (spec §2.10). */
export function SamplesPage() {
  const { selection, toggle, remove, clear } = useSelection();
  const [asking, setAsking] = useState(false);
  const [round, setRound] = useState(0);
  const firstSent = useRef<string>();
  const swatches = findSwatches(selection);

  const sent = () => {
    firstSent.current = selection[0];
    setAsking(false);
    // A new round is an empty form.
    setRound(round + 1);
    clear();
    showToast(sentWords);
  };
  // Only now the dialog is gone, and the page behind it takes the focus again.
  useEffect(() => focusSwatch(firstSent.current), [round]);

  return (
    <>
      <div className="wrap">
        <Breadcrumbs trail={[{ label: 'Home', to: '/' }, { label: 'Sample Fabric' }]} />
        <PageHead
          title="Feel it in your own light"
          lead="Choose up to 5 free fabric samples. They arrive in 3-5 business days, large enough to tape to the glass."
        />
        <NoScriptNote />
        {collections.map((collection, index) => (
          <CollectionSection
            key={collection.name}
            collection={collection}
            selection={selection}
            first={index === 0}
            onToggle={toggle}
          />
        ))}
      </div>
      <ColourNotes />
      <SelectionBar
        swatches={swatches}
        onRemove={(id) => {
          focusSwatch(id);
          remove(id);
        }}
        onClear={() => {
          focusSwatch(selection[0]);
          clear();
        }}
        onRequest={() => setAsking(true)}
      />
      <SampleDialog
        key={round}
        opened={asking}
        swatches={swatches}
        onClose={() => setAsking(false)}
        onSent={sent}
      />
    </>
  );
}

/** What had the focus is about to disappear: it goes to the swatch, and the page stays where it is. */
function focusSwatch(id: string | undefined) {
  if (id) document.getElementById(swatchButtonId(id))?.focus({ preventScroll: true });
}
