import { once } from 'node:events';
import http from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { onAnswered } from './answered.ts';
import { onCutShort, whyCutShort } from './cut-short.ts';

interface Watched {
  /** Connections to the database: open, idle among them, and requests waiting for one. */
  connections(): Record<'open' | 'idle' | 'awaited', number>;
  /** What is kept ready for answers. */
  memory(): Record<'entries' | 'bytes' | 'hits' | 'misses', number>;
  /** Messages not yet sent, by channel. */
  waitingMessages(): Promise<Record<string, number>>;
  /** How long the first entry of the audit log waits for its place in the chain. */
  unsealedSeconds(): Promise<number>;
}

/** Metrics of this process in Prometheus' format, on a port that need not be public. */
export function tellMetrics(
  app: FastifyInstance,
  watched: Watched,
  { host, port }: { host: string; port: number },
): void {
  const register = new Registry();
  collectDefaultMetrics({ register });
  countRequests(app, register);
  countCutShort(app, register);
  watchConnections(register, watched);
  watchMemory(register, watched);
  watchMessages(register, watched);
  watchAudit(register, watched);

  const server = http.createServer(async (_request, response) => {
    response.setHeader('content-type', register.contentType);
    response.end(await register.metrics());
  });
  // Before the first request: a failure here stops the start.
  app.addHook('onReady', async () => {
    server.listen(port, host);
    await once(server, 'listening').catch((error: unknown) => {
      throw Object.assign(error as Error, { setting: 'METRICS_PORT' });
    });
    app.log.info({ address: server.address() }, 'metrics');
  });
  app.addHook('onClose', async () => {
    server.closeAllConnections();
    server.close();
  });
}

/** By the route's pattern: addresses may carry ids or tokens, and there is no end of them. */
function countRequests(app: FastifyInstance, register: Registry): void {
  const seconds = new Histogram({
    name: 'caliper_request_seconds',
    help: 'How long answers took, by route and status.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [register],
  });
  onAnswered(app, ({ method, route = '', status, ms }) =>
    seconds.observe({ method, route, status }, ms / 1000),
  );
}

function countCutShort(app: FastifyInstance, register: Registry): void {
  const cutShort = new Counter({
    name: 'caliper_requests_cut_short_total',
    help: 'Requests without an answer: the client left, was too slow, or sent what is not HTTP.',
    labelNames: ['why'] as const,
    registers: [register],
  });
  for (const why of whyCutShort) cutShort.inc({ why }, 0);
  onCutShort(app, (why) => cutShort.inc({ why }));
}

function watchConnections(register: Registry, { connections }: Watched): void {
  new Gauge({
    name: 'caliper_database_connections',
    help: 'Connections to the database: open, of them idle, and how many are awaited.',
    labelNames: ['state'] as const,
    registers: [register],
    collect() {
      for (const [state, count] of Object.entries(connections())) this.set({ state }, count);
    },
  });
}

function watchMemory(register: Registry, { memory }: Watched): void {
  new Gauge({
    name: 'caliper_memory',
    help: 'What is kept in memory for answers: entries, their bytes, and how often something was there and was not.',
    labelNames: ['what'] as const,
    registers: [register],
    collect() {
      for (const [what, count] of Object.entries(memory())) this.set({ what }, count);
    },
  });
}

function watchMessages(register: Registry, { waitingMessages }: Watched): void {
  new Gauge({
    name: 'caliper_outbox_waiting',
    help: 'Mails and text messages that have not left yet.',
    labelNames: ['channel'] as const,
    registers: [register],
    async collect() {
      // Without the database the last numbers remain; the connection metrics show the outage.
      const waiting = await waitingMessages().catch(() => ({}));
      for (const [channel, count] of Object.entries(waiting)) this.set({ channel }, count);
    },
  });
}

function watchAudit(register: Registry, { unsealedSeconds }: Watched): void {
  new Gauge({
    name: 'caliper_audit_unsealed_seconds',
    help: 'How long the first entry of the audit log has waited for its place in the chain; more than a minute is wrong.',
    registers: [register],
    async collect() {
      this.set(await unsealedSeconds().catch(() => 0));
    },
  });
}
