import { DraperyFeature } from './DraperyFeature';
import { Reel } from './Reel';

/** The first tab: materials side by side, then the one with most to decide about. */
export function PremiumMaterials() {
  return (
    <>
      <Reel />
      <DraperyFeature />
    </>
  );
}
