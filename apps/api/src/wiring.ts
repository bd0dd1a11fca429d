import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import { wireIdentity } from './features/identity/identity.wiring.ts';
import { systemJobs } from './features/system/system.jobs.ts';
import { systemRoutes } from './features/system/system.routes.ts';
import type { Authenticate, Route } from './http/endpoints.ts';
import { systemClock } from './platform/clock/clock.ts';
import { guardedClient } from './platform/http-client/http-client.ts';
import type { Job, Jobs } from './platform/jobs/jobs.ts';
import { pgBossJobs } from './platform/jobs/pg-boss.ts';
import { createLimits } from './platform/limits/limits.ts';
import { openidProvider } from './platform/oidc/openid-client.ts';
import { localSender } from './platform/outbox/embedded.ts';
import { newestMessages } from './platform/outbox/outbox.store.ts';
import { createOutbox, type Outbox } from './platform/outbox/outbox.ts';
import { smtpSender } from './platform/outbox/smtp.ts';
import { twilioSender } from './platform/outbox/twilio.ts';
import type { Database } from './platform/postgres/postgres.ts';
import { openSecrets } from './platform/secrets/secrets.ts';

/** Everything that runs, joined together. */
export interface House {
  routes: Route[];
  authenticate: Authenticate;
  /** Starts what works in the background. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** The one place that knows every part and every vendor by name. */
export async function wire(config: Config, database: Database, log: FastifyBaseLogger): Promise<House> {
  const { db } = database;
  const clock = systemClock;
  const secrets = await openSecrets(db, config.secretKey);
  const limits = createLimits(db, config.limits);
  const outbox = openOutbox(config, database, log);
  const jobs = pgBossJobs(database.url, (error) => log.warn({ err: error }, 'jobs'));
  const identity = wireIdentity({
    db,
    clock,
    secrets,
    limits,
    outbox,
    jobs,
    captchaWork: config.captchaWork,
    phoneRules: config.phoneRules,
    productName: config.productName,
    baseUrl: config.baseUrl,
    sso: openSso(config),
    logFailure: (error) => log.warn({ err: error }, 'single sign-on'),
  });
  return {
    routes: [
      ...identity.routes,
      ...systemRoutes({
        config: browserConfig(config),
        limits,
        logFailure: (failure) => log.error(failure, 'the browser could not render a page'),
        localOutbox: config.localOutbox ? () => newestMessages(db, 50) : null,
      }),
    ],
    authenticate: identity.authenticate,
    ...background(outbox, jobs, [...identity.jobs, ...systemJobs(db)]),
  };
}

function openOutbox(config: Config, database: Database, log: FastifyBaseLogger): Outbox {
  const { smtpUrl, smsUrl, mailFrom } = config;
  return createOutbox({
    db: database.db,
    senders: {
      mail: smtpUrl ? smtpSender(smtpUrl, mailFrom) : localSender,
      sms: smsUrl ? twilioSender(smsUrl, guardedClient([new URL(smsUrl)])) : localSender,
    },
    keepsText: config.localOutbox,
    onFailure: ({ id, channel }, error, attempts) =>
      log.warn({ err: error, id, channel, attempts }, 'a message could not be delivered'),
  });
}

function openSso({ sso }: Config) {
  if (!sso) return null;
  return { slug: sso.slug, name: sso.name, provider: openidProvider(sso, guardedClient([sso.issuer])) };
}

function background(outbox: Outbox, jobs: Jobs, list: readonly Job[]): Pick<House, 'start' | 'stop'> {
  return {
    async start() {
      outbox.start();
      await jobs.start(list);
    },
    async stop() {
      await Promise.all([outbox.stop(), jobs.stop()]);
    },
  };
}

function browserConfig(config: Config) {
  return {
    productName: config.productName,
    providerName: config.providerName,
    providerSite: config.providerSite,
    blog: config.blog,
    console: config.authConsole,
    supportPhone: config.supportPhone,
    translateScript: config.translateScript.href,
    errorReporting: config.errorReporting?.href ?? null,
    localOutbox: config.localOutbox,
  };
}
