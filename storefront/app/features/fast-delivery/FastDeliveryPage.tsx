import { Breadcrumbs } from '#app/ui/Breadcrumbs';
import { PageHead } from '#app/ui/PageHead';

import { Benefits } from './Benefits';
import { DayRuler } from './DayRuler';
import { Guarantee } from './Guarantee';
import { Steps } from './Steps';
import { TrackingSample } from './TrackingSample';

/** How and how fast an order travels (spec §2.9). */
export function FastDeliveryPage() {
  return (
    <>
      <div className="wrap">
        <Breadcrumbs trail={[{ label: 'Home', to: '/' }, { label: 'Fast Delivery' }]} />
        <PageHead
          title="From our bench to your door"
          lead="Fast delivery across Canada, packed in our own workshop by the people who made it."
        />
      </div>
      <Benefits />
      <DayRuler />
      <Steps />
      <TrackingSample />
      <Guarantee />
    </>
  );
}
