import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type * as Strapi from '@strapi/strapi';
import { testDatabase } from '../../../scripts/lib/postgres/test-databases.mjs';
import { listenAsMailServer, type MailServer } from './mail-server';
import { appDir, distDir } from './paths';
import { listenAsStorefront, type Storefront } from './storefront';

/** A real Strapi with a database of its own, answering on a free port. */
export interface Desk {
  strapi: Strapi.Core.Strapi;
  /** Without a slash at the end. */
  url: string;
  dataDir: string;
  /** The storefront's key. */
  token: string;
  admin: { email: string; password: string };
  /** Whom the desk tells of edits, and the secret it tells them with. */
  storefront: Storefront;
  revalidateSecret: string;
  /** Takes the mails that the desk sends. */
  mailServer: MailServer;
  /** A compiled module of `src`, for what a test has to run once more than a start does. */
  compiled<TModule>(name: string): TModule;
}

let started: Promise<Desk> | undefined;

/** The desk that all tests share; the first to ask waits for its start. */
export function getDesk(): Promise<Desk> {
  started ??= startDesk();
  return started;
}

async function startDesk(): Promise<Desk> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'desk-'));
  process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  const [token, revalidateSecret] = [secret(), secret()];
  const storefront = await listenAsStorefront();
  const mailServer = await listenAsMailServer();
  Object.assign(process.env, {
    ...environment,
    ...(await testDatabase()),
    DATA_DIR: dataDir,
    CMS_TOKEN: token,
    REVALIDATE_SECRET: revalidateSecret,
    STOREFRONT_URL: storefront.url,
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(mailServer.port),
  });

  const announced = firstAdmin();
  // The compiled code require()s Strapi, so the tests must too: a second copy, imported, would not
  // know the first one's errors.
  const require = createRequire(import.meta.url);
  const { createStrapi }: typeof Strapi = require('@strapi/strapi');
  const strapi = await createStrapi({ appDir, distDir }).load();
  await new Promise<void>((resolve) => strapi.server.listen(0, '127.0.0.1', resolve));

  const { port } = strapi.server.httpServer.address() as AddressInfo;
  return {
    strapi,
    url: `http://127.0.0.1:${port}`,
    dataDir,
    token,
    admin: await announced,
    storefront,
    revalidateSecret,
    mailServer,
    compiled: (name) => require(path.join(distDir, 'src', name)),
  };
}

const environment = {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  APP_KEYS: `${secret()},${secret()}`,
  API_TOKEN_SALT: secret(),
  ADMIN_JWT_SECRET: secret(),
  TRANSFER_TOKEN_SALT: secret(),
  JWT_SECRET: secret(),
  ENCRYPTION_KEY: secret(),
  SEED_IF_EMPTY: 'false',
  SMTP_FROM: 'desk@shop.example',
  SMTP_TO: 'staff@shop.example',
};

function secret(): string {
  return randomBytes(32).toString('hex');
}

/**
 * The login that a first start announces to the process that started it. Here that is the test runner,
 * which speaks over the same channel and would not know the message.
 */
function firstAdmin(): Promise<Desk['admin']> {
  const { send } = process;
  if (!send) throw new Error('These tests run in a process of their own (vitest pool "forks").');
  return new Promise((resolve) => {
    process.send = new Proxy(send, {
      apply(original, self, args) {
        const message: unknown = args[0];
        if (!isFirstAdmin(message)) return Reflect.apply(original, self, args);
        process.send = original;
        resolve(message);
        return true;
      },
    });
  });
}

function isFirstAdmin(message: unknown): message is Desk['admin'] {
  return (
    typeof message === 'object' &&
    message !== null &&
    'type' in message &&
    message.type === 'first-admin'
  );
}
