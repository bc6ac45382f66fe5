import { Button } from '@mantine/core';

import { showToast } from '#app/ui/toast';
import { useHydrated } from '#app/ui/use-hydrated';

import type { Drawing } from '../canvas/draw-preview';
import styles from './picture-actions.module.css';
import { renderPicture } from './render-picture';
import { saveFile } from './save-file';
import { canSharePictures, shareFile } from './share-file';

/** What can be done with the finished picture; here only once there are a room and a blind (spec §2.15). */
export function PictureActions({ drawing }: { drawing: Drawing }) {
  const sharing = useHydrated() && canSharePictures();

  async function pass(to: (file: File) => void | Promise<void>, what: string) {
    try {
      await to(await renderPicture(drawing));
    } catch {
      showToast({
        title: `The picture could not be ${what}`,
        text: 'Your room and the blind are still here. Please try again.',
        tone: 'destructive',
      });
    }
  }

  return (
    <div className={styles.actions}>
      <Button onClick={() => pass(saveFile, 'saved')}>Save Image</Button>
      {sharing && (
        <Button variant="default" onClick={() => pass(shareFile, 'shared')}>
          Share
        </Button>
      )}
    </div>
  );
}
