import type { Core } from '@strapi/strapi';

/** Folders of the media library, and whose pictures belong there. The first that fits counts. */
const FOLDERS: readonly [name: string, owners: readonly string[]][] = [
  ['Products', ['api::product.product']],
  ['Categories', ['api::category.category']],
  ['Blog', ['api::blog-post.blog-post']],
  ['Pages', ['api::landing-page.landing-page', 'api::info-page.info-page', 'shared.', 'sections.']],
];

interface Folder {
  id: number;
  path: string;
}

interface Picture {
  id: number;
  related?: { __type: string }[];
}

/**
 * Makes the folders that are missing, and files pictures that lie loose by what shows them. A picture
 * that somebody has put into a folder stays there; its address never changes.
 */
export async function tidyMediaLibrary(strapi: Core.Strapi): Promise<void> {
  const files = strapi.db.query('plugin::upload.file');
  const loose: Picture[] = await files.findMany({
    where: { folder: { id: { $null: true } } },
    select: ['id'],
    populate: { related: true },
  });
  for (const [name] of FOLDERS) {
    const folder = await makeFolder(strapi, name);
    for (const picture of loose.filter((candidate) => folderOf(candidate) === name)) {
      await files.update({
        where: { id: picture.id },
        data: { folder: folder.id, folderPath: folder.path },
      });
    }
  }
}

function folderOf({ related = [] }: Picture): string | undefined {
  const isShownBy = (owner: string) => related.some(({ __type }) => __type.startsWith(owner));
  return FOLDERS.find(([, owners]) => owners.some(isShownBy))?.[0];
}

async function makeFolder(strapi: Core.Strapi, name: string): Promise<Folder> {
  const known = await strapi.db
    .query('plugin::upload.folder')
    .findOne({ where: { name, parent: { id: { $null: true } } } });
  return known ?? strapi.plugin('upload').service('folder').create({ name, parent: null });
}
