import { winston } from '@strapi/logger';
import { currentRequestId } from './request-id';

/** Each entry of the log as one line of JSON, with the id of its request and without anybody's address. */
export const jsonLines = () =>
  winston.format.printf(({ level, message, stack, timestamp: _, ...facts }) => {
    const entry = { time: new Date().toISOString(), level, requestId: currentRequestId() };
    return withoutPersons(JSON.stringify({ ...entry, message, ...facts, stack }));
  });

/** Strikes out e-mail addresses and the queries of addresses, wherever Strapi or a library put them. */
function withoutPersons(text: string): string {
  return text
    .replace(/[^\s"'<>@(]+@[^\s"'<>@)]+\.\w+/g, '[e-mail]')
    .replace(/\?[^\s"'\\]*=[^\s"'\\]*/g, '');
}
