import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { isLoopback } from '../platform/http-client/loopback.ts';
import { defaultLimits, type LimitName, type LimitTable } from '../platform/limits/limits.ts';
import { type NewsFeeds, readNewsFeeds } from './news-feeds.ts';

const url = (...protocols: string[]) =>
  z
    .string()
    .refine((value) => URL.canParse(value), 'must be a whole address')
    .refine(
      (value) => !URL.canParse(value) || protocols.includes(new URL(value).protocol),
      `must start with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    );
const whole = (min: number, max: number) =>
  z.coerce.number(`must be a whole number from ${min} to ${max}`).int().min(min).max(max);
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);

/** Most countries that buy medical devices; operators can narrow or widen the list. */
const smsCountryCodes =
  '1,27,30,31,32,33,34,36,39,40,41,43,44,45,46,47,48,49,52,54,55,56,57,60,61,62,63,64,65,66,81,82,90,91,' +
  '351,352,353,354,356,357,358,359,370,371,372,385,386,420,421,852,886,962,965,966,968,971,972,973,974';

/** Every setting, with its default. docs/operations.md lists them for operators. */
const environment = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: whole(0, 65_535).default(8080),
  DATA_DIR: z.string().default('data'),
  BASE_URL: url('http:', 'https:').optional(),
  DATABASE_URL: url('postgres:', 'postgresql:').optional(),
  DATABASE_PATIENCE: whole(1, 60).default(1),
  S3_URL: url('http:', 'https:')
    .refine(isBucket, 'must be https://KEY:SECRET@host/bucket, with ?region=… where the store wants one')
    .optional(),
  SMTP_URL: url('smtp:', 'smtps:').optional(),
  SMS_URL: url('http:', 'https:').optional(),
  MAIL_FROM: z.string().optional(),
  CONTACT_EMAIL: z.email('must be an e-mail address').optional(),
  SEED: z.enum(['demo', 'small', 'none']).optional(),
  SECRET_KEY: z.string().min(16, 'must have at least 16 characters').optional(),
  SECRET_KEY_BEFORE: z.string().optional(),
  API_REFERENCE: z.enum(['yes', 'no'], 'must be yes or no').optional(),
  TRUST_PROXY: z.string().default('').transform(readTrust),
  METRICS_PORT: whole(0, 65_535).optional(),
  LEAVE_AFTER: whole(0, 3).default(0),
  DIGEST_HOUR: whole(0, 23).default(7),
  DIGEST_ZONE: z.string().refine(isZone, 'must be a time zone such as Europe/Zurich').default('UTC'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  LIMITS: z.string().default('').transform(readLimits),
  CAPTCHA_WORK: whole(1, 10_000).default(150),
  PRODUCT_NAME: z.string().default('Caliper'),
  PROVIDER_NAME: z.string().default('Caliper Research'),
  PROVIDER_SITE: url('http:', 'https:').default('https://caliper.example'),
  BLOG_URL: url('http:', 'https:').default('https://blog.caliper.example'),
  SUPPORT_PHONE: z.string().default('+1 555 010 0100'),
  TRANSLATE_SCRIPT_URL: url('http:', 'https:').default('https://translate.google.com/translate_a/element.js'),
  ERROR_REPORTING_DSN: url('http:', 'https:').optional(),
  AUTH_CONSOLE_URL: url('http:', 'https:').default('https://console.caliper.example'),
  NEWS_FEEDS: z.string().optional().transform(readNewsFeeds),
  SMS_COUNTRY_CODES: list.prefault(smsCountryCodes),
  REFUSED_PHONES: list.prefault(''),
  SSO_SLUG: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, 'must be lower-case letters, digits and hyphens')
    .default('zb'),
  SSO_NAME: z.string().default('Zenith Biomedical'),
  SSO_ISSUER: url('http:', 'https:').optional(),
  SSO_HOSTS: list.pipe(z.array(url('http:', 'https:'))).prefault(''),
  SSO_TRUSTS_EMAIL: z.enum(['yes', 'no'], 'must be yes or no').default('no'),
  SSO_CLIENT_ID: z.string().optional(),
  SSO_CLIENT_SECRET: z.string().optional(),
});

export interface Config {
  host: string;
  port: number;
  dataDir: string;
  baseUrl: URL;
  databaseUrl: string | null;
  databasePatience: number;
  /** The bucket for files, with its keys; null for the data folder. */
  s3Url: URL | null;
  smtpUrl: string | null;
  smsUrl: string | null;
  mailFrom: string;
  /** Where staff receive people's requests. */
  contactEmail: string;
  seed: 'demo' | 'small' | 'none';
  secretKey: string | null;
  /** The key it replaces, while a database may still be wrapped with that one. */
  secretKeyBefore: string | null;
  /** How many proxies are in front of us, or their addresses; false if there are none. */
  trustProxy: false | number | string[];
  /** The origin that people use, if BASE_URL is set. */
  publicOrigin: string | null;
  /** Whether the API reference is served, to anybody. */
  apiReference: boolean;
  /** Where metrics are served; null for nowhere. */
  metricsPort: number | null;
  /** How long a stopping process keeps serving while it reports that it is not ready. */
  leaveAfterMs: number;
  /** When mails that gather the news of a day or week are written. */
  digestTime: { hour: number; zone: string };
  logLevel: string;
  limits: LimitTable;
  captchaWork: number;
  productName: string;
  providerName: string;
  providerSite: string;
  blog: string;
  supportPhone: string;
  translateScript: URL;
  errorReporting: URL | null;
  authConsole: string;
  newsFeeds: NewsFeeds;
  phoneRules: { countryCodes: string[]; refused: string[] };
  /** The customer with single sign-on; its page exists even before its provider is configured. */
  sso: {
    slug: string;
    name: string;
    provider: {
      issuer: URL;
      /** The other hosts that it uses. */
      hosts: URL[];
      clientId: string;
      clientSecret: string;
      /** Whether its addresses count as verified if it does not say. */
      trustsEmail: boolean;
    } | null;
  };
  /** Only this machine can reach the server. */
  isLocal: boolean;
  /** Messages stay on the local outbox page: no real sender is configured and no one else can look. */
  localOutbox: boolean;
}

/** Lists all mistakes at once, one per line. */
export class ConfigError extends Error {
  constructor(mistakes: string[]) {
    super(['The configuration has mistakes:', ...mistakes.map((mistake) => `  ${mistake}`)].join('\n'));
  }
}

export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given = withoutBlanks(env);
  const { data: read, error } = environment.safeParse(given);
  const mistakes = (error?.issues ?? []).map((issue) => `${issue.path.join('.')} ${issue.message}`);
  mistakes.push(...halfSet(given));
  if (!read || mistakes.length > 0) throw new ConfigError(mistakes);
  const baseUrl = new URL(read.BASE_URL ?? `http://localhost:${read.PORT}`);
  const isLocal = isLoopback(read.HOST) && isLoopback(baseUrl.hostname) && read.TRUST_PROXY === false;
  const missing = isLocal ? [] : missingInPublic(given);
  if (missing.length > 0) throw new ConfigError(missing);
  return {
    host: read.HOST,
    port: read.PORT,
    dataDir: resolve(read.DATA_DIR),
    baseUrl,
    databaseUrl: read.DATABASE_URL ?? null,
    databasePatience: read.DATABASE_PATIENCE,
    s3Url: read.S3_URL ? new URL(read.S3_URL) : null,
    smtpUrl: read.SMTP_URL ?? null,
    smsUrl: read.SMS_URL ?? null,
    mailFrom: read.MAIL_FROM ?? 'Caliper <no-reply@caliper.example>',
    contactEmail: read.CONTACT_EMAIL ?? 'requests@caliper.example',
    // Demo accounts have a published password: they are never added where others could sign in.
    seed: read.DATABASE_URL || !isLocal ? 'none' : (read.SEED ?? 'demo'),
    secretKey: read.SECRET_KEY ?? null,
    secretKeyBefore: read.SECRET_KEY_BEFORE ?? null,
    trustProxy: read.TRUST_PROXY,
    publicOrigin: read.BASE_URL ? baseUrl.origin : null,
    apiReference: read.API_REFERENCE ? read.API_REFERENCE === 'yes' : isLocal,
    metricsPort: read.METRICS_PORT ?? null,
    leaveAfterMs: read.LEAVE_AFTER * 1000,
    digestTime: { hour: read.DIGEST_HOUR, zone: read.DIGEST_ZONE },
    logLevel: read.LOG_LEVEL,
    limits: read.LIMITS,
    captchaWork: read.CAPTCHA_WORK,
    productName: read.PRODUCT_NAME,
    providerName: read.PROVIDER_NAME,
    providerSite: read.PROVIDER_SITE,
    blog: read.BLOG_URL,
    supportPhone: read.SUPPORT_PHONE,
    translateScript: new URL(read.TRANSLATE_SCRIPT_URL),
    errorReporting: read.ERROR_REPORTING_DSN ? new URL(read.ERROR_REPORTING_DSN) : null,
    authConsole: read.AUTH_CONSOLE_URL,
    newsFeeds: read.NEWS_FEEDS,
    phoneRules: { countryCodes: read.SMS_COUNTRY_CODES, refused: read.REFUSED_PHONES },
    sso: { slug: read.SSO_SLUG, name: read.SSO_NAME, provider: readProvider(read) },
    isLocal,
    localOutbox: isLocal && !read.SMTP_URL,
  };
}

/** Settings that make no sense without their counterpart. */
function halfSet({ SMTP_URL, SMS_URL, ...sso }: NodeJS.ProcessEnv): string[] {
  const senders = Boolean(SMTP_URL) === Boolean(SMS_URL);
  const provider = !sso.SSO_ISSUER || (sso.SSO_CLIENT_ID && sso.SSO_CLIENT_SECRET);
  return [
    ...(senders ? [] : ['SMTP_URL and SMS_URL go together: set both, or neither for a local outbox']),
    ...(provider ? [] : ['SSO_ISSUER needs SSO_CLIENT_ID and SSO_CLIENT_SECRET beside it']),
  ];
}

/** Their defaults serve a demonstration on one machine; the reasons say what they would do elsewhere. */
const neededInPublic = [
  ['BASE_URL', 'is needed: mailed links would lead to localhost'],
  ['SMTP_URL', 'and SMS_URL are needed: nobody could sign in'],
  ['MAIL_FROM', 'is needed: mail servers refuse the sender of the demonstration'],
  ['CONTACT_EMAIL', 'is needed: nobody would read what people ask'],
  ['NEWS_FEEDS', 'is needed: people would read invented news ({} means none)'],
] as const;

function missingInPublic(given: NodeJS.ProcessEnv): string[] {
  return neededInPublic
    .filter(([name]) => given[name] === undefined)
    .map(([name, reason]) => `${name} ${reason}, and others can reach this server`);
}

/** An empty variable counts as unset: most tools pass unset variables as empty. */
function withoutBlanks(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
}

/** Known here, by the name that PostgreSQL knows it by, too. */
function isZone(text: string): boolean {
  return Intl.supportedValuesOf('timeZone').includes(text) || text === 'UTC';
}

function isBucket(text: string): boolean {
  if (!URL.canParse(text)) return true;
  const { username, password, pathname } = new URL(text);
  return username !== '' && password !== '' && /^\/[^/]+$/.test(pathname);
}

/** TRUST_PROXY=1 (hops) or a list of addresses and networks. */
function readTrust(text: string, context: z.RefinementCtx): Config['trustProxy'] {
  if (text === '' || text === 'false') return false;
  if (/^[1-9]$/.test(text)) return Number(text);
  const addresses = text.split(',').map((part) => part.trim());
  if (addresses.every(isNetwork)) return addresses;
  context.addIssue('must be the number of proxies before this server, or their addresses');
  return false;
}

/** An address, or one with a prefix length; a length of 0 would be everyone. */
function isNetwork(text: string): boolean {
  const [, address = '', length] = text.match(/^([^/]+)(?:\/(\d{1,3}))?$/) ?? [];
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  return bits > 0 && (length === undefined || (Number(length) >= 1 && Number(length) <= bits));
}

function readProvider(read: z.output<typeof environment>): Config['sso']['provider'] {
  const { SSO_ISSUER, SSO_CLIENT_ID, SSO_CLIENT_SECRET } = read;
  if (!SSO_ISSUER || !SSO_CLIENT_ID || !SSO_CLIENT_SECRET) return null;
  const [clientId, clientSecret] = [SSO_CLIENT_ID, SSO_CLIENT_SECRET];
  const hosts = read.SSO_HOSTS.map((host) => new URL(host));
  const trustsEmail = read.SSO_TRUSTS_EMAIL === 'yes';
  return { issuer: new URL(SSO_ISSUER), hosts, clientId, clientSecret, trustsEmail };
}

/** LIMITS=name=points/seconds,… changes single limits; the others keep their defaults. */
function readLimits(text: string, context: z.RefinementCtx): LimitTable {
  const limits: LimitTable = { ...defaultLimits };
  for (const entry of text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)) {
    const [, name = '', points, seconds] = entry.match(/^(\w+)=(\d+)\/([1-9]\d*)$/) ?? [];
    if (isLimitName(name)) limits[name] = { points: Number(points), seconds: Number(seconds) };
    else context.addIssue(`has "${entry}"; write name=points/seconds with one of ${limitNames.join(', ')}`);
  }
  return limits;
}

const limitNames = Object.keys(defaultLimits);

function isLimitName(name: string): name is LimitName {
  return limitNames.includes(name);
}
