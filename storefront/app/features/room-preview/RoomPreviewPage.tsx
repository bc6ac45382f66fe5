import { PageHead } from '#app/ui/PageHead';

import { Closing } from './Closing';
import { HowItWorks } from './HowItWorks';
import { NoScriptNote } from './NoScriptNote';
import { roomPreviewTitle } from './room-preview-words';
import { Workbench } from './Workbench';

/** Blinds on a photo of one's own room (spec §2.15). */
export function RoomPreviewPage() {
  return (
    <>
      <div className="wrap">
        <PageHead
          title={roomPreviewTitle}
          lead="Upload a photo of your room and visualize how the blinds will look."
        />
        <NoScriptNote />
        <Workbench />
      </div>
      <HowItWorks />
      <Closing />
    </>
  );
}
