import type { Core } from '@strapi/strapi';
import { postgres } from './database/postgres';
import { sqlite } from './database/sqlite';

export default ({ env }: Core.Config.Shared.ConfigParams): Core.Config.Database => {
  const client = env('DATABASE_CLIENT') || 'sqlite';
  if (client === 'sqlite') return { connection: sqlite() };
  if (client === 'postgres') return { connection: postgres(env) };
  throw new Error(`DATABASE_CLIENT is "${client}"; it must be sqlite or postgres.`);
};
