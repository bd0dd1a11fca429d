import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Config } from './config.ts';
import { register } from './http/endpoints.ts';
import { answerError } from './http/errors.ts';
import { addSecurityHeaders } from './http/headers.ts';
import { addHealth } from './http/health.ts';
import { loggerOptions, logRequests } from './http/logging.ts';
import { describeApi } from './http/openapi.ts';
import { checkOrigin } from './http/origin.ts';
import { serveWeb } from './http/static.ts';
import type { Database } from './platform/postgres/postgres.ts';
import { type House, wire } from './wiring.ts';

export const webRoot = join(import.meta.dirname, '../../web/dist');

export interface Server {
  app: FastifyInstance;
  house: House;
}

interface ServerOptions {
  logStream?: NodeJS.WritableStream;
}

/** The whole application on a given database, not yet listening. */
export async function buildServer(
  config: Config,
  database: Database,
  options: ServerOptions = {},
): Promise<Server> {
  const app = Fastify({
    logger: loggerOptions(config.logLevel, options.logStream) ?? false,
    logController: new Fastify.LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy,
    bodyLimit: 1024 * 1024,
    requestTimeout: 30_000,
    http: { headersTimeout: 10_000 },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { maxParamLength: 300 },
  });
  const house = await wire(config, database, app.log);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  app.decorateRequest('viewer', null);
  logRequests(app);
  addSecurityHeaders(app, {
    secure: config.baseUrl.protocol === 'https:',
    errorReporting: config.errorReporting,
    translateScript: config.translateScript,
  });
  checkOrigin(app);
  await app.register(compress, { threshold: 1024 });
  await app.register(cookie);
  await describeApi(app, config.productName);
  addHealth(app, database);
  await app.register(
    async (api) => {
      for (const route of house.routes) register(api, route, house.authenticate);
    },
    { prefix: '/api' },
  );
  await serveWeb(app, webRoot);
  return { app, house };
}
