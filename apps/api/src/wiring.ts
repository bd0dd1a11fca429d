import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Framed } from './access/viewer.ts';
import type { Config } from './config.ts';
import { wireCatalogue } from './features/catalogue/catalogue.wiring.ts';
import { companiesRoutes } from './features/companies/companies.routes.ts';
import { wireCustomReports } from './features/custom-reports/custom-reports.wiring.ts';
import type { Editing } from './features/custom-reports/editing.service.ts';
import type { Markets } from './features/custom-reports/markets.service.ts';
import type { Sharing } from './features/custom-reports/sharing.service.ts';
import { wireDashboards } from './features/dashboards/dashboards.wiring.ts';
import type { Imports } from './features/dashboards/imports.service.ts';
import { wireIdentity } from './features/identity/identity.wiring.ts';
import { findViewer } from './features/identity/index.ts';
import { newsRefresh } from './features/news/news.jobs.ts';
import { newsRoutes } from './features/news/news.routes.ts';
import { createNews } from './features/news/news.service.ts';
import { wireReader } from './features/reader/reader.wiring.ts';
import type { Publishing } from './features/reports/publishing.service.ts';
import { wireReports } from './features/reports/reports.wiring.ts';
import { requestsRoutes } from './features/requests/requests.routes.ts';
import { createRequests } from './features/requests/requests.service.ts';
import { searchJobs } from './features/search/search.jobs.ts';
import { searchRoutes } from './features/search/search.routes.ts';
import { createSearch } from './features/search/search.service.ts';
import { subscriptionsRoutes } from './features/subscriptions/subscriptions.routes.ts';
import { createSubscriptions, type Subscriptions } from './features/subscriptions/subscriptions.service.ts';
import { systemJobs } from './features/system/system.jobs.ts';
import { systemRoutes } from './features/system/system.routes.ts';
import { markJoined } from './features/team/index.ts';
import { teamJobs } from './features/team/team.jobs.ts';
import { wireTeam } from './features/team/team.wiring.ts';
import type { OpenImage } from './http/content.ts';
import type { Authenticate, Route } from './http/endpoints.ts';
import { systemClock } from './platform/clock/clock.ts';
import { bucketFiles } from './platform/files/bucket.ts';
import { folderFiles } from './platform/files/folder.ts';
import { openStaging, type Staging } from './platform/files/staging.ts';
import { guardedClient } from './platform/http-client/http-client.ts';
import { pgBossJobs } from './platform/jobs/pg-boss.ts';
import { createLimits } from './platform/limits/limits.ts';
import { openidProvider } from './platform/oidc/openid-client.ts';
import { createOnce, type Once } from './platform/once/once.ts';
import { maxAttempts } from './platform/outbox/courier.ts';
import { localSender } from './platform/outbox/embedded.ts';
import { newestMessages } from './platform/outbox/outbox.store.ts';
import { createOutbox, type Outbox } from './platform/outbox/outbox.ts';
import { smtpSender } from './platform/outbox/smtp.ts';
import { twilioSender } from './platform/outbox/twilio.ts';
import type { Database } from './platform/postgres/postgres.ts';
import { openSecrets } from './platform/secrets/secrets.ts';

/** The services that demo data is loaded through, the same ones that serve requests. */
export interface Services {
  publishing: Publishing;
  imports: Imports;
  subscriptions: Subscriptions;
  editing: Editing;
  sharing: Sharing;
  markets: Markets;
}

/** Everything that runs, put together. */
export interface House {
  routes: Route[];
  authenticate: Authenticate;
  authenticateFrame: Authenticate<Framed>;
  once: Once;
  staging: Staging;
  openImage: OpenImage;
  services: Services;
  /** Starts the background work. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** The only place that knows every part and every vendor by name. */
export async function wire(config: Config, database: Database, log: FastifyBaseLogger): Promise<House> {
  const { db } = database;
  const clock = systemClock;
  const secrets = await openSecrets(db, config.secretKey, config.secretKeyBefore);
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
    joined: markJoined,
  });
  const { catalogue, routes: catalogueRoutes } = wireCatalogue(db);
  const customReports = wireCustomReports({ db, limits, catalogue });
  const dashboards = wireDashboards({
    database,
    catalogue,
    customReports: customReports.customReports,
    findViewer: (sessionId) => findViewer(db, sessionId),
    logFailure: (error) => log.warn({ err: error }, 'a file of figures could not be read'),
  });
  const subscriptions = createSubscriptions({ db });
  const files = config.s3Url ? bucketFiles(config.s3Url) : folderFiles(join(config.dataDir, 'files'));
  const staging = openStaging(join(config.dataDir, 'staging'));
  const reports = wireReports({
    db,
    clock,
    secrets,
    files,
    staging,
    jobs,
    catalogue,
    findViewer: (sessionId) => findViewer(db, sessionId),
    productName: config.productName,
    logFailure: (error) => log.warn({ err: error }, 'a package could not be read'),
  });
  const news = createNews({
    db,
    clock,
    client: guardedClient([...config.newsFeeds.values()].flat()),
    feeds: config.newsFeeds,
    // Without the query, which may hold keys.
    logFailure: (error, { host, pathname }) =>
      log.warn({ err: error, feed: `${host}${pathname}` }, 'a news feed could not be read'),
  });
  const newsJob = newsRefresh(news);
  return {
    routes: [
      ...identity.routes,
      ...companiesRoutes(db),
      ...wireTeam({
        db,
        limits,
        outbox,
        passwords: identity.passwords,
        changeEnabled: identity.changeEnabled,
        baseUrl: config.baseUrl,
        productName: config.productName,
        contactEmail: config.contactEmail,
      }),
      ...catalogueRoutes,
      ...reports.routes,
      ...wireReader({
        db,
        files,
        secrets,
        clock,
        catalogue,
        refreshing: reports.refreshing,
        productName: config.productName,
      }),
      ...searchRoutes(createSearch({ db, catalogue, customReports: customReports.customReports })),
      ...customReports.routes,
      ...dashboards.routes,
      ...subscriptionsRoutes(subscriptions),
      ...newsRoutes(news),
      ...requestsRoutes(
        createRequests({
          db,
          limits,
          outbox,
          productName: config.productName,
          contactEmail: config.contactEmail,
        }),
      ),
      ...systemRoutes({
        config: browserConfig(config),
        limits,
        logFailure: (failure) => log.error(failure, 'the browser could not render a page'),
        localOutbox: config.localOutbox ? () => newestMessages(db, 50) : null,
      }),
    ],
    authenticate: identity.authenticate,
    authenticateFrame: dashboards.authenticateFrame,
    once: createOnce(db, secrets),
    staging,
    openImage: reports.openImage,
    services: {
      publishing: reports.publishing,
      imports: dashboards.imports,
      subscriptions,
      editing: customReports.editing,
      sharing: customReports.sharing,
      markets: customReports.markets,
    },
    async start() {
      await staging.sweep();
      outbox.start();
      await jobs.start([
        ...identity.jobs,
        ...reports.jobs,
        ...dashboards.jobs,
        ...searchJobs(db),
        ...systemJobs(db),
        ...teamJobs(db),
        newsJob,
      ]);
      await db.transaction().execute((tx) => jobs.enqueue(tx, newsJob, {}));
    },
    async stop() {
      await Promise.all([outbox.stop(), jobs.stop(), reports.stop(), dashboards.stop()]);
      await staging.close();
    },
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
      log[attempts < maxAttempts ? 'warn' : 'error'](
        { err: error, id, channel, attempts },
        'a message could not be delivered',
      ),
  });
}

function openSso({ sso }: Config) {
  if (!sso) return null;
  const client = guardedClient([sso.issuer, ...sso.hosts]);
  return { slug: sso.slug, name: sso.name, provider: openidProvider(sso, client) };
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
