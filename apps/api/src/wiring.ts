import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Framed } from './access/viewer.ts';
import { wireAccessCheck } from './features/access-check/access-check.wiring.ts';
import { wireAudit } from './features/audit/audit.wiring.ts';
import { wireCatalogue } from './features/catalogue/catalogue.wiring.ts';
import { wireClients } from './features/clients/clients.wiring.ts';
import { wireCockpit } from './features/cockpit/cockpit.wiring.ts';
import { wireCompanies } from './features/companies/companies.wiring.ts';
import { releaseClients } from './features/companies/index.ts';
import { wireCustomReports } from './features/custom-reports/custom-reports.wiring.ts';
import type { Editing } from './features/custom-reports/editing.service.ts';
import { endShares, lockReportsBy } from './features/custom-reports/index.ts';
import type { Markets } from './features/custom-reports/markets.service.ts';
import type { Sharing } from './features/custom-reports/sharing.service.ts';
import { wireDashboards } from './features/dashboards/dashboards.wiring.ts';
import type { Imports } from './features/dashboards/imports.service.ts';
import { wireDifferences } from './features/differences/differences.wiring.ts';
import { wireExports } from './features/exports/exports.wiring.ts';
import { wireFigures } from './features/figures/figures.wiring.ts';
import { wireFollowing } from './features/following/following.wiring.ts';
import { endMails } from './features/following/index.ts';
import { wireHome } from './features/home/home.wiring.ts';
import { wireIdentity } from './features/identity/identity.wiring.ts';
import { wireNews } from './features/news/news.wiring.ts';
import { wireNotifications } from './features/notifications/notifications.wiring.ts';
import { wireReader } from './features/reader/reader.wiring.ts';
import { wireReading } from './features/reading/reading.wiring.ts';
import { forecastsIn } from './features/reports/index.ts';
import type { Publishing } from './features/reports/publishing.service.ts';
import { wireReports } from './features/reports/reports.wiring.ts';
import { wireRequests } from './features/requests/requests.wiring.ts';
import { wireSearch } from './features/search/search.wiring.ts';
import type { Subscriptions } from './features/subscriptions/subscriptions.service.ts';
import { wireSubscriptions } from './features/subscriptions/subscriptions.wiring.ts';
import { createCurrentVocabulary } from './features/synonyms/index.ts';
import { wireSynonyms } from './features/synonyms/synonyms.wiring.ts';
import { wireSystem } from './features/system/system.wiring.ts';
import { wireTakeAway } from './features/take-away/take-away.wiring.ts';
import { markJoined } from './features/team/index.ts';
import { wireTeam } from './features/team/team.wiring.ts';
import { forgetTold } from './features/usage/index.ts';
import { wireUsage } from './features/usage/usage.wiring.ts';
import { wireVocabulary } from './features/vocabulary/vocabulary.wiring.ts';
import { createNoteAudited, type NoteAudited } from './http/audited.ts';
import type { OpenImage } from './http/content.ts';
import type { Authenticate, Route } from './http/endpoints.ts';
import type { Feature } from './http/feature.ts';
import { withoutStack } from './http/logging.ts';
import { systemClock } from './platform/clock/clock.ts';
import { bucketFiles } from './platform/files/bucket.ts';
import { folderFiles } from './platform/files/folder.ts';
import { openStaging, type Staging } from './platform/files/staging.ts';
import { createFreshness, type Freshness } from './platform/freshness/freshness.ts';
import { connectPrimary } from './platform/freshness/primary.ts';
import { guardedClient } from './platform/http-client/http-client.ts';
import { pgBossJobs } from './platform/jobs/pg-boss.ts';
import { createLimits } from './platform/limits/limits.ts';
import { openidProvider } from './platform/oidc/openid-client.ts';
import { createOnce, type Once } from './platform/once/once.ts';
import { maxAttempts } from './platform/outbox/courier.ts';
import { localSender } from './platform/outbox/embedded.ts';
import { createOutbox, type Outbox } from './platform/outbox/outbox.ts';
import { smtpSender } from './platform/outbox/smtp.ts';
import { twilioSender } from './platform/outbox/twilio.ts';
import type { Database } from './platform/postgres/postgres.ts';
import { openSecrets } from './platform/secrets/secrets.ts';
import type { Config } from './start/config.ts';

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
  noteAudited: NoteAudited;
  staging: Staging;
  openImage: OpenImage;
  memory: Freshness['figures'];
  services: Services;
  /** Starts the background work. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** The only place that knows every part and every vendor by name. */
export async function wire(config: Config, database: Database, log: FastifyBaseLogger): Promise<House> {
  const platform = await openPlatform(config, database, log);
  const { db, secrets, outbox, jobs, staging, primary } = platform;
  const warn = (about: string) => (error: unknown) => log.warn({ err: error }, about);
  const identity = wireIdentity({
    ...platform,
    captchaWork: config.captchaWork,
    phoneRules: config.phoneRules,
    sso: openSso(config),
    logFailure: (error) => log.warn({ cause: withoutStack(error) }, 'single sign-on'),
    joined: markJoined,
    leaving: lockReportsBy,
    moving: async (tx, userId) => {
      await endShares(tx, userId);
      await forgetTold(tx, userId);
    },
    steppingDown: releaseClients,
  });
  const catalogue = wireCatalogue(platform);
  const usage = wireUsage({
    ...platform,
    ...catalogue.services,
    logFailure: warn('usage could not be written'),
  });
  const exported = wireExports({ ...platform, ...usage.services });
  const customReports = wireCustomReports({ ...platform, ...catalogue.services, ...usage.services });
  const reports = wireReports({
    ...platform,
    ...identity.services,
    ...catalogue.services,
    logFailure: warn('a package could not be read'),
  });
  const dashboards = wireDashboards({
    ...platform,
    ...identity.services,
    ...catalogue.services,
    ...customReports.services,
    ...usage.services,
    logFailure: warn('a file of figures could not be read'),
  });
  const subscriptions = wireSubscriptions(platform);
  const reading = wireReading({
    ...platform,
    ...catalogue.services,
    ...customReports.services,
    ...usage.services,
  });
  const notifications = wireNotifications({
    ...platform,
    ...catalogue.services,
    endFollowing: (userId, follow) => endMails(db, userId, follow),
    digestTime: config.digestTime,
    logFailure: warn('an event could not be told'),
  });
  const following = wireFollowing({
    ...platform,
    ...catalogue.services,
    ...notifications.services,
    logFailure: warn('followers of an event could not be told'),
  });
  const currentVocabulary = createCurrentVocabulary(platform);
  const search = wireSearch({
    ...platform,
    ...catalogue.services,
    ...customReports.services,
    ...usage.services,
    currentVocabulary,
    forecastsIn,
  });
  const features: Feature[] = [
    identity,
    wireCompanies(platform),
    wireClients(platform),
    wireTeam({ ...platform, ...identity.services }),
    catalogue,
    reports,
    wireReader({
      ...platform,
      ...catalogue.services,
      ...reports.services,
      ...customReports.services,
      ...usage.services,
      ...exported.services,
      logFailure: warn('a spreadsheet could not be written'),
    }),
    reading,
    wireHome({
      ...platform,
      ...catalogue.services,
      ...reading.services,
      ...following.services,
      logFailure: warn('a group of the home page could not be loaded'),
    }),
    search,
    customReports,
    dashboards,
    exported,
    wireTakeAway({
      ...platform,
      ...catalogue.services,
      ...customReports.services,
      ...dashboards.services,
      ...exported.services,
      ...usage.services,
      logFailure: warn('a file to take away could not be made'),
    }),
    wireVocabulary(platform),
    wireDifferences({
      ...platform,
      ...catalogue.services,
      ...exported.services,
      logFailure: warn('two editions could not be compared'),
    }),
    wireFigures({
      ...platform,
      ...catalogue.services,
      ...exported.services,
      currentVocabulary,
      logFailure: warn('the figures of a release could not be read'),
    }),
    wireSynonyms({ ...platform, ...search.services }),
    subscriptions,
    wireNews({
      ...platform,
      client: guardedClient([...config.newsFeeds.values()].flat()),
      feeds: config.newsFeeds,
      // Without the query, which may hold keys.
      logFailure: (error, { host, pathname }) =>
        log.warn({ err: error, feed: `${host}${pathname}` }, 'a news feed could not be read'),
    }),
    notifications,
    following,
    wireRequests({ ...platform, ...usage.services }),
    usage,
    wireCockpit(platform),
    wireAccessCheck({ ...platform, ...catalogue.services }),
    wireAudit({ ...platform, log }),
    wireSystem({
      ...platform,
      config: browserConfig(config),
      logFailure: (failure) => log.warn(failure, 'the browser could not render a page'),
    }),
  ];
  return {
    routes: features.flatMap(({ routes }) => routes),
    authenticate: identity.services.authenticate,
    authenticateFrame: dashboards.services.authenticateFrame,
    once: createOnce(db, secrets),
    noteAudited: createNoteAudited(
      db,
      warn('what was read or taken away could not be entered into the audit log'),
    ),
    staging,
    openImage: reports.services.openImage,
    memory: platform.freshness.figures,
    services: {
      ...reports.services,
      ...dashboards.services,
      ...subscriptions.services,
      ...customReports.services,
    },
    async start() {
      await staging.sweep();
      outbox.start();
      await jobs.start(features.flatMap((feature) => feature.jobs ?? []));
      for (const feature of features) await feature.start?.();
    },
    async stop() {
      await Promise.all([outbox.stop(), jobs.stop(), ...features.map((feature) => feature.stop?.())]);
      await staging.close();
      await primary.close();
    },
  };
}

/** How long a request waits at most for the question whether what is in memory is fresh. */
const askedWithinMs = 1500;
const memoryBytes = 24 * 1024 * 1024;

/** What features are built on; each names what it needs of it. */
async function openPlatform(config: Config, database: Database, log: FastifyBaseLogger) {
  const { db, prepared } = database;
  const { productName, baseUrl, contactEmail } = config;
  const primary = connectPrimary(database.url, askedWithinMs * database.patience);
  return {
    database,
    db,
    prepared,
    primary,
    freshness: createFreshness(primary, memoryBytes),
    clock: systemClock,
    secrets: await openSecrets(db, config.secretKey, config.secretKeyBefore),
    limits: createLimits(db, config.limits),
    outbox: openOutbox(config, database, log),
    jobs: pgBossJobs(database.url, (error) => log.warn({ err: error }, 'jobs')),
    files: config.s3Url ? bucketFiles(config.s3Url) : folderFiles(join(config.dataDir, 'files')),
    staging: openStaging(join(config.dataDir, 'staging')),
    productName,
    baseUrl,
    contactEmail,
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

function openSso({ sso: { provider, ...customer } }: Config) {
  if (!provider) return { ...customer, provider };
  const client = guardedClient([provider.issuer, ...provider.hosts]);
  return { ...customer, provider: openidProvider(provider, client) };
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
