import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import type { RequestKind } from './request-kind';

/** Only this machine may ask; a collector elsewhere comes by an agent. */
const host = '127.0.0.1';

/** Seconds: a remembered page takes a millisecond, a read of the CMS is given up after four. */
const buckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

const registry = new Registry();
const requests = new Counter({
  name: 'storefront_requests_total',
  help: 'Requests that are over, by what they asked for and the status of the answer.',
  labelNames: ['kind', 'status'],
  registers: [registry],
});
const durations = new Histogram({
  name: 'storefront_request_seconds',
  help: 'Time from a request to the end of its answer.',
  labelNames: ['kind'],
  buckets,
  registers: [registry],
});
const remembered = new Counter({
  name: 'storefront_remembered_pages_total',
  help: 'Requests that were answered with a remembered page, before Remix saw them.',
  registers: [registry],
});
const cmsCalls = new Counter({
  name: 'storefront_cms_calls_total',
  help: 'Calls of the CMS, by the type that was asked for and how they ended.',
  labelNames: ['path', 'outcome'],
  registers: [registry],
});

/** Counts a request that is over. */
export function countRequest(request: { kind: RequestKind; status: number; seconds: number }) {
  const { kind, status, seconds } = request;
  requests.inc({ kind, status });
  durations.observe({ kind }, seconds);
}

/** Counts a page that was remembered. */
export function countRememberedPage(): void {
  remembered.inc();
}

/**
 * Counts a call of the CMS.
 * @param path below `/api/`, of which there are a dozen
 * @param outcome `ok`, or the kind of failure
 */
export function countCmsCall(path: string, outcome: string): void {
  cmsCalls.inc({ path, outcome });
}

/**
 * Answers a collector in Prometheus' format on a port of the loopback address, under /metrics.
 * @param port 0 for any that is free
 */
export function serveMetrics(port: number): Server {
  collectDefaultMetrics({ register: registry });
  return createServer(async (request, response) => {
    const found = request.url === '/metrics';
    response.writeHead(found ? 200 : 404, { 'Content-Type': registry.contentType });
    response.end(found ? await registry.metrics() : undefined);
  })
    .listen(port, host)
    .unref();
}
