import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from './setup/api';
import { getDesk, type Desk } from './setup/desk';
import { consultation, makeCategory } from './setup/documents';
import { uploadPicture } from './setup/pictures';

let desk: Desk;
beforeAll(async () => {
  desk = await getDesk();
});

const categories = () => desk.strapi.documents('api::category.category');

/** Publishes something with a name of its own and waits until the storefront has heard of it. */
async function drain() {
  const { documentId } = await makeCategory(desk, { status: 'published' });
  await heardOf(documentId);
}

function heardOf(documentId: string) {
  return vi.waitFor(
    () => {
      const notice = desk.storefront.notices.find(({ body }) => body.includes(documentId));
      if (!notice) throw new Error(`The storefront has not heard of ${documentId}.`);
      return notice;
    },
    { timeout: 4000 },
  );
}

beforeEach(async () => {
  await drain();
  desk.storefront.notices.length = 0;
});

describe('the storefront', () => {
  it('is told at once of what is published, with the secret, and of nothing but its address', async () => {
    const { documentId, slug } = await makeCategory(desk, { status: 'published' });
    const notice = await heardOf(documentId);
    expect(notice).toMatchObject({
      path: '/revalidate',
      authorization: `Bearer ${desk.revalidateSecret}`,
    });
    expect(JSON.parse(notice.body)).toEqual({
      event: 'entry.publish',
      model: 'category',
      documentId,
      slug,
    });
  });

  it('is told of what is withdrawn and of what is deleted', async () => {
    const { documentId } = await makeCategory(desk, { status: 'published' });
    await heardOf(documentId);
    desk.storefront.notices.length = 0;
    await categories().unpublish({ documentId });
    expect((await heardOf(documentId)).body).toContain('entry.unpublish');
    desk.storefront.notices.length = 0;
    await categories().delete({ documentId });
    expect((await heardOf(documentId)).body).toContain('entry.delete');
  });

  it('is told of a picture that was changed, because every page may show it', async () => {
    const { id } = await uploadPicture(desk);
    await uploadPicture(desk, { replaces: id });
    await vi.waitFor(() => {
      const bodies = desk.storefront.notices.map(({ body }): unknown => JSON.parse(body));
      expect(bodies).toEqual([{ event: 'media.update', model: 'media' }]);
    });
  });

  it('is not told of drafts', async () => {
    const { documentId } = await makeCategory(desk);
    await categories().update({ documentId, data: { description: 'Still being written.' } });
    await drain();
    expect(desk.storefront.notices.some(({ body }) => body.includes(documentId))).toBe(false);
  });

  it('never hears of a person: not when a request comes in, is worked on, or is deleted', async () => {
    const request = consultation();
    const { body } = await call(desk, '/api/consultations', {
      token: desk.token,
      body: { data: request },
    });
    const { documentId } = body?.data as { documentId: string };
    const consultations = desk.strapi.documents('api::consultation.consultation');
    await consultations.update({ documentId, data: { stage: 'contacted' } });
    await consultations.delete({ documentId });
    await drain();
    const everything = JSON.stringify(desk.storefront.notices);
    for (const personal of [request.email, request.name, request.phone, documentId]) {
      expect(everything).not.toContain(personal);
    }
    expect(everything).not.toContain('consultation');
  });

  it('is told a second time when it failed the first', async () => {
    desk.storefront.answers.push(503);
    const { documentId } = await makeCategory(desk, { status: 'published' });
    await vi.waitFor(
      () => {
        const times = desk.storefront.notices.filter(({ body }) => body.includes(documentId));
        expect(times).toHaveLength(2);
      },
      { timeout: 4000 },
    );
  });

  it('keeps nobody from publishing while it is away', async () => {
    desk.storefront.answers.push(500, 500);
    const { publishedAt } = await makeCategory(desk, { status: 'published' });
    expect(publishedAt).toBeTruthy();
  });
});
