import { demoData, largeData } from './bench-data.mjs';
import { catalogueTable } from './catalogue-table.mjs';
import { edgeTable } from './edge-table.mjs';
import { measureCatalogue } from './measure-catalogue.mjs';
import { measureEdge } from './measure-edge.mjs';
import { lighthouseTable, measureLighthouse } from './measure-lighthouse.mjs';
import { measurePublish, publishLine } from './measure-publish.mjs';
import { measureRedraw, redrawLine } from './measure-redraw.mjs';
import { withShop } from './with-shop.mjs';

const size = { products: 5_000, categories: 40 };

/**
 * What can be measured, each by itself; each gives what it prints.
 *
 * @type {Record<string, () => Promise<string>>}
 */
export const parts = {
  edge: async () => edgeTable(await measureEdge(await demoData())),
  publish: async () => publishLine(await measurePublish(await demoData())),
  catalogue: async () => {
    const small = await measureCatalogue(await demoData());
    const large = await measureCatalogue(await largeData(size));
    return catalogueTable(
      { label: 'demo shop', measurement: small },
      { label: '5,000 products', measurement: large },
    );
  },
  redraw: async () =>
    redrawLine(await withShop(await demoData(), ({ address }) => measureRedraw(address))),
  lighthouse: async () => lighthouseTable(await measureLighthouse(await demoData())),
};
