import { beforeAll, describe, expect, it, vi } from 'vitest';
import { call } from './setup/api';
import { getDesk, type Desk } from './setup/desk';
import { freePath } from './setup/free-path';
import { uploadPicture } from './setup/pictures';

let desk: Desk;
beforeAll(async () => {
  desk = await getDesk();
});

const pages = () => desk.strapi.documents('api::landing-page.landing-page');

const samples = {
  __component: 'sections.call-to-action' as const,
  heading: 'Take five home',
  link: { text: 'Choose free samples', link: '/sample-fabric' },
};
const steps = {
  __component: 'sections.steps' as const,
  heading: 'How It Works',
  steps: [
    { title: 'Measure', description: 'Three times.' },
    { title: 'Order', description: 'Once.' },
  ],
};

async function makePage() {
  const path = await freePath(desk, 'landing-page');
  const { documentId } = await pages().create({
    status: 'published',
    data: {
      path,
      title: 'Roller Blinds',
      description: 'One clean plane of cloth.',
      metaDescription: 'Roller blinds.',
      sections: [samples],
    },
  });
  return { path, documentId };
}

/** Waits for the notice of one event about the page, and forgets what came before it. */
async function heardOf(event: string, documentId: string): Promise<unknown> {
  const notice = await vi.waitFor(
    () => {
      const found = desk.storefront.notices
        .map(({ body }) => body)
        .find((body) => body.includes(documentId) && body.includes(event));
      if (!found) throw new Error(`The storefront has not heard of ${event}.`);
      return found;
    },
    { timeout: 4000 },
  );
  desk.storefront.notices.length = 0;
  return JSON.parse(notice);
}

/** Headings of the page's sections as the storefront reads them; undefined when there is no such page. */
async function publishedHeadings(path: string) {
  const query = `filters[path][$eq]=${path}&populate[sections][populate]=*`;
  const { body } = await call(desk, `/api/landing-pages?${query}`, { token: desk.token });
  const [page] = body?.data as { sections: { heading: string }[] }[];
  return page?.sections.map(({ heading }) => heading);
}

describe('a landing page', () => {
  it('R125: a section added, moved or withdrawn is on the desk at once, and the shop is told which page', async () => {
    const { path, documentId } = await makePage();
    const change = { model: 'landing-page', documentId, path };
    expect(await heardOf('entry.publish', documentId)).toEqual({
      event: 'entry.publish',
      ...change,
    });

    for (const sections of [[samples, steps], [steps, samples], [steps]]) {
      await pages().update({ documentId, status: 'published', data: { sections } });
      expect(await heardOf('entry.publish', documentId)).toMatchObject(change);
      expect(await publishedHeadings(path)).toEqual(sections.map(({ heading }) => heading));
    }

    await pages().unpublish({ documentId });
    expect(await heardOf('entry.unpublish', documentId)).toMatchObject(change);
    expect(await publishedHeadings(path)).toBeUndefined();
  });

  it('keeps the words of a draft to itself', async () => {
    const { path, documentId } = await makePage();
    await heardOf('entry.publish', documentId);
    await pages().update({ documentId, data: { sections: [steps] } });
    expect(await publishedHeadings(path)).toEqual([samples.heading]);
  });

  it.each([
    ['one step alone', { ...steps, steps: steps.steps.slice(0, 1) }],
    ['a link to a script', { ...samples, link: { text: 'Go', link: 'javascript:alert(1)' } }],
    [
      'a colour by name',
      {
        __component: 'sections.swatches' as const,
        heading: 'Cloths',
        note: 'Four.',
        swatches: Array.from({ length: 4 }, () => ({ name: 'Coal', note: 'Dark', color: 'black' })),
        link: samples.link,
      },
    ],
  ])('does not go live with %s', async (_, section) => {
    const { documentId } = await makePage();
    const data = { sections: [section] };
    await expect(pages().update({ documentId, status: 'published', data })).rejects.toThrow();
  });

  it('does not go live with a picture without words, wherever in a section it stands', async () => {
    const { id } = await uploadPicture(desk, { name: 'wordless.jpg', alternativeText: '' });
    const { documentId } = await makePage();
    const words = { title: 'Battery', description: 'In the tube.' };
    const withPicture = [
      { __component: 'sections.panel' as const, heading: 'Channels', text: 'Two.', image: id },
      {
        __component: 'sections.power-options' as const,
        heading: 'Power',
        options: [
          { type: 'battery' as const, ...words },
          { type: 'wired' as const, ...words, image: id },
        ],
      },
      {
        __component: 'sections.variants' as const,
        heading: 'Kinds',
        variants: [words, { ...words, image: id }],
      },
    ];
    for (const section of withPicture) {
      const data = { sections: [samples, section] };
      await expect(
        pages().update({ documentId, status: 'published', data }),
        section.__component,
      ).rejects.toThrow('wordless.jpg has no alternative text');
    }
  });
});
