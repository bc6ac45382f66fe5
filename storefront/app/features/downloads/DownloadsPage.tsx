import { useSearchParams } from '@remix-run/react';

import { appIcon, favicon, logos, qrCode } from '#app/domain/brand-assets';
import { useBrand } from '#app/features/shell/use-brand';
import { downloadsPath } from '#app/lib/paths';
import { AddressTabs } from '#app/ui/AddressTabs';
import { Breadcrumbs } from '#app/ui/Breadcrumbs';
import { PageHead } from '#app/ui/PageHead';

import { AssetCard } from './AssetCard';
import { AssetPanel } from './AssetPanel';
import { Construction } from './Construction';
import { QrNotes } from './QrNotes';
import { assetTabs, defaultTab, parseTab } from './tabs';
import { UsageGuidelines } from './UsageGuidelines';

/** The brand's files and how to use them (spec §2.16). */
export function DownloadsPage() {
  const [params] = useSearchParams();
  const { name } = useBrand();
  const panels = {
    logos: (
      <AssetPanel title="Logos">
        {logos.map((logo, index) => (
          <AssetCard
            key={logo.file}
            asset={logo}
            ground={index === 0 ? 'clear' : 'paper'}
            alt={`The ${index === 0 ? 'gold' : 'black'} mark and the words ${name}`}
          />
        ))}
      </AssetPanel>
    ),
    qrcode: (
      <AssetPanel title="QR Code">
        <AssetCard asset={qrCode} ground="ink" alt="QR code of this website" />
        <QrNotes />
      </AssetPanel>
    ),
    favicon: (
      <AssetPanel title="Favicon and icons">
        <AssetCard asset={favicon} ground="clear" alt="The favicon, enlarged" />
        <AssetCard asset={appIcon} ground="paper" alt="The gold mark on an ink square" />
      </AssetPanel>
    ),
  };

  return (
    <>
      <div className="wrap">
        <Breadcrumbs trail={[{ label: 'Home', to: '/' }, { label: 'Brand Assets' }]} />
        <PageHead
          title="Brand Assets"
          lead="Our mark is a window with its shade half raised. Use these files as they are."
        />
      </div>
      <AddressTabs
        label="Brand assets"
        tabs={assetTabs.map((tab) => ({ ...tab, panel: panels[tab.value] }))}
        current={parseTab(params.get('tab'))}
        to={(tab) => downloadsPath(tab === defaultTab ? undefined : tab)}
      />
      <Construction />
      <UsageGuidelines />
    </>
  );
}
