/**
 * `node dist/src/move/run.js --from sqlite|postgres [--replace]`: moves the shop into the database that DATABASE_CLIENT
 * names, without a web server. Exits 0 when all of it is there and 1, with the reason, when nothing was changed.
 */
import { parseArgs } from 'node:util';
import { muteAnnouncements } from '../announce';
import { runProgram } from '../run-program';
import { moveShop } from './move-shop';
import { clients } from './open-source';

// The administrator that a start on an empty database makes is replaced by those of the shop.
muteAnnouncements();

void runProgram(async (strapi) => {
  const { values } = parseArgs({
    options: { from: { type: 'string' }, replace: { type: 'boolean', default: false } },
  });
  const from = clients.find((client) => client === values.from);
  const to = strapi.db.dialect.client;
  if (!from || from === to) throw new Error(`--from has to be sqlite or postgres, and not ${to}.`);
  const { rows, tables } = await moveShop(strapi, { from, replace: values.replace });
  return `Moved ${rows} rows of ${tables} tables from ${from} to ${to}.`;
});
