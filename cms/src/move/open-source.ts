import path from 'node:path';
import { Database } from '@strapi/database';
import type { Core } from '@strapi/strapi';
import { env } from '@strapi/utils';
import { postgres } from '../../config/database/postgres';
import { sqlite } from '../../config/database/sqlite';

export const clients = ['sqlite', 'postgres'] as const;
export type Client = (typeof clients)[number];

/** Opens the database that the settings name for a client, beside the one that Strapi runs on. */
export function openSource(strapi: Core.Strapi, client: Client): Promise<Database> {
  return new Database({
    connection: client === 'sqlite' ? sqlite() : postgres(env),
    settings: { migrations: { dir: path.join(strapi.dirs.app.root, 'database', 'migrations') } },
  }).init({ models: [] });
}
