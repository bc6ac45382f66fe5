import { useHydrated } from '#app/ui/use-hydrated';

import { useBlindPicture } from './blinds/use-blind-picture';
import { previewLabel } from './canvas/preview-label';
import { Stage } from './canvas/Stage';
import { Toolbar } from './canvas/Toolbar';
import { RoomPicker } from './panel/RoomPicker';
import { SampleRooms } from './panel/SampleRooms';
import { Sliders } from './panel/Sliders';
import { StylePicker } from './panel/StylePicker';
import { readPhoto, readSampleRoom } from './photo/read-photo';
import { useRoomPhoto } from './photo/use-room-photo';
import { PictureActions } from './picture/PictureActions';
import { previewHint } from './room-preview-words';
import { usePreview } from './use-preview';
import { useUndoKeys } from './use-undo-keys';
import styles from './workbench.module.css';

/** The drawing on the left, all that can be done to it on the right (spec §2.15). */
export function Workbench() {
  const hydrated = useHydrated();
  const preview = usePreview();
  const room = useRoomPhoto();
  const { settings, bare, announcement } = preview;
  const blind = useBlindPicture(settings.style);
  useUndoKeys(preview);

  const drawing = { room: room.picture, blind: blind.picture, settings };
  const complete = room.picture !== null && blind.picture !== null;
  const shown = bare ? { ...drawing, blind: null } : drawing;

  return (
    <section className={styles.bench} aria-label="Preview workspace">
      <div className={styles.drawing}>
        <div className={styles.canvas}>
          <Stage
            preview={preview}
            drawing={shown}
            label={previewLabel(room.name, bare ? null : settings.style)}
          />
          <Toolbar preview={preview} comparable={complete} />
        </div>
        <p className={`caption ${styles.hint}`}>
          {previewHint(room.picture !== null, settings.style !== null)}
        </p>
        <p className="vh" role="status">
          {announcement}
        </p>
      </div>
      <fieldset className={styles.panel} disabled={!hydrated}>
        <legend className="vh">Your room and your blind</legend>
        <RoomPicker {...room} onPick={(photo) => room.take(readPhoto(photo))} />
        <SampleRooms current={room.name} onPick={(sample) => room.take(readSampleRoom(sample))} />
        <StylePicker
          style={settings.style}
          failed={blind.failed}
          onRetry={blind.retry}
          onPick={(style) => {
            preview.change({ style });
            preview.announce();
          }}
        />
        {settings.style !== null && <Sliders preview={preview} />}
        {complete && <PictureActions drawing={drawing} />}
      </fieldset>
    </section>
  );
}
