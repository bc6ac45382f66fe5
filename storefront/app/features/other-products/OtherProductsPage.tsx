import { useSearchParams } from '@remix-run/react';

import { otherProductsPath } from '#app/lib/paths';
import { AddressTabs } from '#app/ui/AddressTabs';
import { Breadcrumbs } from '#app/ui/Breadcrumbs';
import { PageHead } from '#app/ui/PageHead';

import { Claims } from './Claims';
import { PremiumMaterials } from './premium/PremiumMaterials';
import { StoneCollection } from './stone/StoneCollection';
import { defaultTab, otherProductsTabs, parseTab } from './tabs';

const panels = {
  'premium-materials': <PremiumMaterials />,
  'granite-countertops': <StoneCollection />,
};

/** What the shop sells beside blinds (spec §2.12): fine materials for windows, and stone. */
export function OtherProductsPage() {
  const [params] = useSearchParams();
  return (
    <>
      <div className="wrap">
        <Breadcrumbs trail={[{ label: 'Home', to: '/' }, { label: 'Other Products' }]} />
        <PageHead
          title="Other products"
          lead="Materials that go beyond a blind, and natural stone from the people who measure your windows."
        />
      </div>
      <AddressTabs
        label="Other products"
        tabs={otherProductsTabs.map((tab) => ({ ...tab, panel: panels[tab.value] }))}
        current={parseTab(params.get('tab'))}
        to={(tab) => otherProductsPath(tab === defaultTab ? undefined : tab)}
      />
      <Claims />
    </>
  );
}
