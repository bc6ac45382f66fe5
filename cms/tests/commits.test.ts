import { beforeAll, expect, it } from 'vitest';
import { getDesk, type Desk } from './setup/desk';
import { consultation } from './setup/documents';

let desk: Desk;
beforeAll(async () => {
  desk = await getDesk();
});

it('a document whose COMMIT fails is not said to be stored', async () => {
  const uid = 'api::consultation.consultation';
  const { connection } = desk.strapi.db;
  // A row that breaks a deferred rule is refused by the COMMIT and by nothing before it.
  await connection.raw('CREATE TABLE commit_guard_target (id INTEGER PRIMARY KEY)');
  await connection.raw(
    'CREATE TABLE commit_guard (other INTEGER REFERENCES commit_guard_target (id) DEFERRABLE INITIALLY DEFERRED)',
  );
  const request = consultation();
  const storing = desk.strapi.db.transaction(async ({ trx }) => {
    await trx.raw('INSERT INTO commit_guard VALUES (1)');
    return desk.strapi.service(uid).submit(request);
  });
  await expect(storing).rejects.toThrow(/FOREIGN KEY|foreign key/);
  const { submissionKey } = request;
  expect(await desk.strapi.documents(uid).count({ filters: { submissionKey } })).toBe(0);
  await connection.raw('DROP TABLE commit_guard');
  await connection.raw('DROP TABLE commit_guard_target');
});
