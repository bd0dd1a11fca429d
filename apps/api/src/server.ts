import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { trustHops } from './http/address.ts';
import { limitBodyTime } from './http/body-time.ts';
import { answerBroken } from './http/broken-request.ts';
import { serveContent } from './http/content.ts';
import { register } from './http/endpoints.ts';
import { answerError } from './http/errors.ts';
import { plainHeaders, securityHeaders } from './http/headers.ts';
import { addHealth } from './http/health.ts';
import { logCutShort, loggerOptions, logRequests } from './http/logging.ts';
import { tellMetrics } from './http/metrics.ts';
import { describeApi } from './http/openapi.ts';
import { checkOrigin } from './http/origin.ts';
import { parseJson, takeForms } from './http/parsing.ts';
import { createQuickDoor, type QuickDoor } from './http/quick.ts';
import { limitSendingTime } from './http/sending-time.ts';
import { isDecodable, isFileOrCall, serveDashboards, serveWeb } from './http/static.ts';
import { takeUploads } from './http/uploads.ts';
import { findWaiting } from './platform/audit/chain.store.ts';
import { countWaiting } from './platform/outbox/outbox.store.ts';
import type { Database } from './platform/postgres/postgres.ts';
import type { Config } from './start/config.ts';
import { type House, wire } from './wiring.ts';

const webRoot = join(import.meta.dirname, '../../web/dist');
const dashboardsRoot = join(import.meta.dirname, '../../dashboards/dist');

export interface Server {
  app: FastifyInstance;
  house: House;
}

interface ServerOptions {
  logStream?: NodeJS.WritableStream;
  /** Aborted when this process is about to stop. */
  leaving?: AbortSignal;
}

/** The whole application on a given database, not yet listening. */
export async function buildServer(
  config: Config,
  database: Database,
  options: ServerOptions = {},
): Promise<Server> {
  const headers = {
    secure: config.baseUrl.protocol === 'https:',
    errorReporting: config.errorReporting,
    translateScript: config.translateScript,
  };
  const protect = securityHeaders(headers);
  let quick: QuickDoor | null = null;
  const app = Fastify({
    logger: loggerOptions(config.logLevel, options.logStream) ?? false,
    logController: new Fastify.LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: typeof config.trustProxy === 'number' ? trustHops(config.trustProxy) : config.trustProxy,
    bodyLimit: 1024 * 1024,
    serverFactory: (handle) =>
      createHttpServer(async (request, response) => {
        const isAnswered = quick !== null && (await quick(request, response));
        if (!isAnswered) handle(request, response);
      }),
    // The web app says that there is nothing at an address that cannot be decoded, as at any other that is no page's.
    rewriteUrl: ({ url = '/' }) => (isFileOrCall(url) || isDecodable(url) ? url : '/unreadable'),
    // A call with such an address matches no route, so no hook runs for it.
    frameworkErrors: (error, request, reply) => {
      protect(request, reply);
      answerError(error, request, reply);
    },
    clientErrorHandler: answerBroken(plainHeaders(headers)),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { maxParamLength: 300 },
  });
  const house = await wire(config, database, app.log);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  app.decorateRequest('viewer', null);
  app.decorateRequest('admittedAt', 0);
  logRequests(app);
  logCutShort(app);
  if (config.metricsPort !== null) {
    const waitingMessages = () => countWaiting(database.db);
    const unsealedSeconds = async () => (await findWaiting(database.db, 0)).seconds;
    tellMetrics(
      app,
      { connections: database.connections, memory: house.memory, waitingMessages, unsealedSeconds },
      { host: config.host, port: config.metricsPort },
    );
  }
  app.addHook('onRequest', async (request, reply) => protect(request, reply));
  quick = createQuickDoor(
    house.routes.filter(({ isQuick }) => isQuick),
    {
      app,
      authenticate: house.authenticate,
      headers: { ...plainHeaders(headers), 'cache-control': 'no-store' },
    },
  );
  checkOrigin(app, config.publicOrigin);
  limitBodyTime(app);
  limitSendingTime(app);
  parseJson(app);
  takeForms(app);
  await app.register(compress, {
    threshold: 1024,
    globalDecompression: false,
    // The default levels take twice as long for 2 % less.
    zlibOptions: { level: 4 },
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } },
  });
  await app.register(cookie);
  if (config.apiReference) await describeApi(app, config.productName);
  addHealth(app, database, options.leaving);
  await app.register(
    async (api) => {
      api.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
      await takeUploads(api, house.staging);
      for (const route of house.routes) register(api, route, house);
    },
    { prefix: '/api' },
  );
  serveContent(app, house.openImage);
  await serveDashboards(app, dashboardsRoot);
  await serveWeb(app, webRoot);
  return { app, house };
}

/** By default Node checks for overdue connections only every 30 s. How long a request may take is set per route. */
function createHttpServer(listener: http.RequestListener): http.Server {
  return http.createServer(
    {
      headersTimeout: 10_000,
      connectionsCheckingInterval: 1000,
      keepAliveTimeout: 72_000,
      requestTimeout: 0,
    },
    listener,
  );
}
