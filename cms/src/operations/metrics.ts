import { createServer, type Server } from 'node:http';
import type { Core } from '@strapi/strapi';
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';

/** Only this machine may ask; a collector elsewhere comes by an agent. */
const HOST = '127.0.0.1';

const registry = new Registry();
const requests = new Counter({
  name: 'desk_requests_total',
  help: 'Requests that are over, by what they asked for and the status of the answer.',
  labelNames: ['kind', 'status'],
  registers: [registry],
});

/** Counts a request that is over. */
export function countRequest(request: { kind: string; status: number }): void {
  requests.inc(request);
}

let server: Server | undefined;

/** Answers a collector in Prometheus' format on CMS_METRICS_PORT, when that is set, for as long as the desk answers. */
export function startMetrics(strapi: Core.Strapi): void {
  const port = process.env.CMS_METRICS_PORT;
  if (!port) return;
  collectDefaultMetrics({ register: registry });
  countWaitingMails(strapi);
  // Commands that load the desk without its server have nothing to tell.
  strapi.server.httpServer.once('listening', () => {
    server = createServer(async (request, response) => {
      const found = request.url === '/metrics';
      response.writeHead(found ? 200 : 404, { 'Content-Type': registry.contentType });
      response.end(found ? await registry.metrics() : undefined);
    }).listen(Number(port), HOST);
  });
}

export function stopMetrics(): void {
  server?.close();
}

function countWaitingMails(strapi: Core.Strapi): void {
  const gauge = new Gauge({
    name: 'desk_mails_waiting',
    help: 'Consultation requests that have not been mailed to staff yet.',
    registers: [registry],
    async collect() {
      const waiting = { where: { mail: 'waiting' } };
      gauge.set(await strapi.db.query('api::consultation.consultation').count(waiting));
    },
  });
}
