import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import { createCaptcha } from './features/identity/captcha.ts';
import { createIdTokens } from './features/identity/id-token.ts';
import { identityJobs } from './features/identity/identity.jobs.ts';
import { identityRoutes } from './features/identity/identity.routes.ts';
import { createPasswords } from './features/identity/password.ts';
import { createSessions } from './features/identity/sessions.service.ts';
import { createSignIn } from './features/identity/sign-in.service.ts';
import { systemJobs } from './features/system/system.jobs.ts';
import { systemRoutes } from './features/system/system.routes.ts';
import type { Authenticate, Route } from './http/endpoints.ts';
import { systemClock } from './platform/clock/clock.ts';
import { guardedClient } from './platform/http-client/http-client.ts';
import type { Job, Jobs } from './platform/jobs/jobs.ts';
import { pgBossJobs } from './platform/jobs/pg-boss.ts';
import { createLimits } from './platform/limits/limits.ts';
import { localSender } from './platform/outbox/embedded.ts';
import { createOutbox, newestMessages, type Outbox } from './platform/outbox/outbox.ts';
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
  const secure = config.baseUrl.protocol === 'https:';
  const secrets = await openSecrets(db, config.secretKey);
  const limits = createLimits(db, config.limits);
  const outbox = openOutbox(config, database, log);
  const jobs = pgBossJobs(database.url, (error) => log.warn({ err: error }, 'jobs'));
  const captcha = createCaptcha({ db, secrets, clock, work: config.captchaWork });
  const sessions = createSessions({ db, secrets, idTokens: createIdTokens(db, secrets, clock) });
  const signIn = createSignIn({
    db,
    secrets,
    limits,
    outbox,
    captcha,
    sessions,
    passwords: createPasswords(),
    productName: config.productName,
  });
  return {
    routes: [
      ...identityRoutes({ signIn, sessions, captcha, limits, secure }),
      ...systemRoutes({
        config: browserConfig(config),
        limits,
        logFailure: (failure) => log.error(failure, 'the browser could not render a page'),
        localOutbox: config.localOutbox ? () => newestMessages(db, 50) : null,
      }),
    ],
    authenticate: sessions.authenticate,
    ...background(outbox, jobs, [...identityJobs(db), ...systemJobs(db)]),
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
    onFailure: ({ id, channel }, error, attempts) =>
      log.warn({ err: error, id, channel, attempts }, 'a message could not be delivered'),
  });
}

function background(outbox: Outbox, jobs: Jobs, list: Job[]): Pick<House, 'start' | 'stop'> {
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
    supportPhone: config.supportPhone,
    translateScript: config.translateScript.href,
    errorReporting: config.errorReporting?.href ?? null,
    localOutbox: config.localOutbox,
  };
}
