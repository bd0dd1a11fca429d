import { resolve } from 'node:path';
import { z } from 'zod';
import { isLoopback } from './http/loopback.ts';
import { defaultLimits, type LimitName, type LimitTable } from './platform/limits/limits.ts';

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
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

/** Every setting, with its default. docs/operations.md lists them for operators. */
const environment = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: whole(0, 65_535).default(8080),
  DATA_DIR: z.string().default('data'),
  BASE_URL: url('http:', 'https:').optional(),
  DATABASE_URL: url('postgres:', 'postgresql:').optional(),
  SMTP_URL: url('smtp:', 'smtps:').optional(),
  SMS_URL: url('http:', 'https:').optional(),
  MAIL_FROM: z.string().default('Caliper <no-reply@caliper.example>'),
  SEED: z.enum(['demo', 'small', 'none']).optional(),
  SECRET_KEY: z.string().min(16, 'must have at least 16 characters').optional(),
  TRUST_PROXY: flag.default(false),
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
});

export interface Config {
  host: string;
  port: number;
  dataDir: string;
  baseUrl: URL;
  databaseUrl: string | null;
  smtpUrl: string | null;
  smsUrl: string | null;
  mailFrom: string;
  seed: 'demo' | 'small' | 'none';
  secretKey: string | null;
  trustProxy: boolean;
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
  /** Nobody but this machine can reach the server. */
  isLocal: boolean;
  /** Messages stay on the local outbox page: nothing real is configured and nobody else can look. */
  localOutbox: boolean;
}

/** Lists everything that is wrong at once, one line each. */
export class ConfigError extends Error {
  constructor(mistakes: string[]) {
    super(['The configuration has mistakes:', ...mistakes.map((mistake) => `  ${mistake}`)].join('\n'));
  }
}

export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given = withoutBlanks(env);
  const { data: read, error } = environment.safeParse(given);
  const mistakes = (error?.issues ?? []).map((issue) => `${issue.path.join('.')} ${issue.message}`);
  if (Boolean(given.SMTP_URL) !== Boolean(given.SMS_URL)) {
    mistakes.push('SMTP_URL and SMS_URL go together: set both, or neither for a local outbox');
  }
  if (!read || mistakes.length > 0) throw new ConfigError(mistakes);
  const baseUrl = new URL(read.BASE_URL ?? `http://localhost:${read.PORT}`);
  const isLocal = isLoopback(read.HOST) && isLoopback(baseUrl.hostname) && !read.TRUST_PROXY;
  return {
    host: read.HOST,
    port: read.PORT,
    dataDir: resolve(read.DATA_DIR),
    baseUrl,
    databaseUrl: read.DATABASE_URL ?? null,
    smtpUrl: read.SMTP_URL ?? null,
    smsUrl: read.SMS_URL ?? null,
    mailFrom: read.MAIL_FROM,
    // Demo accounts have a published password: they never go where somebody else could sign in.
    seed: read.DATABASE_URL || !isLocal ? 'none' : (read.SEED ?? 'demo'),
    secretKey: read.SECRET_KEY ?? null,
    trustProxy: read.TRUST_PROXY,
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
    isLocal,
    localOutbox: isLocal && !read.SMTP_URL,
  };
}

/** An empty variable is an unset one: that is how most tools hand them over. */
function withoutBlanks(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
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
