import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { defaultLimits } from '../platform/limits/limits.ts';
import { inPublic } from '../testing/in-public.ts';
import { temporaryFolder } from '../testing/when-over.ts';
import { ConfigError, readConfig } from './config.ts';

function mistakesIn(env: NodeJS.ProcessEnv): string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const [heading, ...mistakes] = error.message.split('\n');
    expect(heading).toBe('The configuration has mistakes:');
    return mistakes.map((mistake) => mistake.trim());
  }
  return [];
}

const sso = {
  SSO_ISSUER: 'https://id.example/realm',
  SSO_CLIENT_ID: 'caliper',
  SSO_CLIENT_SECRET: 'a secret',
};

test('nothing needs to be set', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 8080,
    dataDir: resolve('data'),
    baseUrl: new URL('http://localhost:8080'),
    databaseUrl: null,
    databasePatience: 1,
    s3Url: null,
    metricsPort: null,
    leaveAfterMs: 0,
    smtpUrl: null,
    smsUrl: null,
    contactEmail: 'requests@caliper.example',
    seed: 'demo',
    secretKey: null,
    trustProxy: false,
    publicOrigin: null,
    apiReference: true,
    logLevel: 'info',
    limits: defaultLimits,
    captchaWork: 150,
    productName: 'Caliper',
    authConsole: 'https://console.caliper.example',
    phoneRules: { countryCodes: expect.arrayContaining(['1', '44', '971']), refused: [] },
    sso: { slug: 'zb', name: 'Zenith Biomedical', provider: null },
    isLocal: true,
    localOutbox: true,
  });
});

test('every setting is used', () => {
  const config = readConfig({
    ...inPublic,
    HOST: '0.0.0.0',
    PORT: '9000',
    DATA_DIR: '/var/lib/caliper',
    BASE_URL: 'https://portal.example',
    DATABASE_URL: 'postgresql://db.example/caliper',
    S3_URL: 'https://key:secret@s3.example/files?region=eu-central-1',
    METRICS_PORT: '9100',
    LEAVE_AFTER: '2',
    SECRET_KEY: 'sixteen letters!',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'warn',
    AUTH_CONSOLE_URL: 'https://console.example',
    SMS_COUNTRY_CODES: '1, 44',
    REFUSED_PHONES: '+15550001111,+15550002222',
  });
  expect(config).toMatchObject({
    ...{
      host: '0.0.0.0',
      port: 9000,
      dataDir: '/var/lib/caliper',
      baseUrl: new URL('https://portal.example'),
    },
    databaseUrl: 'postgresql://db.example/caliper',
    smtpUrl: inPublic.SMTP_URL,
    smsUrl: inPublic.SMS_URL,
    s3Url: new URL('https://key:secret@s3.example/files?region=eu-central-1'),
    metricsPort: 9100,
    leaveAfterMs: 2000,
    contactEmail: 'desk@portal.example',
    secretKey: 'sixteen letters!',
    trustProxy: 1,
    logLevel: 'warn',
    isLocal: false,
    publicOrigin: 'https://portal.example',
    apiReference: false,
    authConsole: 'https://console.example',
    phoneRules: { countryCodes: ['1', '44'], refused: ['+15550001111', '+15550002222'] },
  });
});

test('an empty variable counts as unset', () => {
  const blank = {
    DATABASE_URL: '',
    PORT: '',
    SMTP_URL: '',
    SMS_URL: '',
    SEED: '',
    SECRET_KEY: '',
    LIMITS: '',
  };
  expect(readConfig(blank)).toEqual(readConfig({}));
});

describe('mistakes', () => {
  test.each([
    [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535'],
    [{ PORT: '80.5' }, 'PORT must be a whole number from 0 to 65535'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535'],
    [{ API_REFERENCE: 'maybe' }, 'API_REFERENCE must be yes or no'],
    [{ BASE_URL: 'portal.example' }, 'BASE_URL must be a whole address'],
    [{ BASE_URL: 'ftp://portal.example' }, 'BASE_URL must start with http:// or https://'],
    [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL must start with postgres:// or postgresql://'],
    [{ S3_URL: 'ftp://key:secret@s3.example/files' }, 'S3_URL must start with http:// or https://'],
    [{ S3_URL: 'https://s3.example/files' }, /^S3_URL must be https:..KEY:SECRET@host.bucket/],
    [{ S3_URL: 'https://key:secret@s3.example' }, /^S3_URL must be https:..KEY:SECRET@host.bucket/],
    [{ LEAVE_AFTER: '60' }, 'LEAVE_AFTER must be a whole number from 0 to 3'],
    [{ SEED: 'large' }, /^SEED .*demo/],
    [{ SECRET_KEY: 'short' }, 'SECRET_KEY must have at least 16 characters'],
    [
      { ...inPublic, SSO_ISSUER: 'https://id.example' },
      /^SSO_ISSUER needs SSO_CLIENT_ID and SSO_CLIENT_SECRET/,
    ],
    [{ ...sso, SSO_CLIENT_SECRET: '' }, /^SSO_ISSUER needs SSO_CLIENT_ID and SSO_CLIENT_SECRET/],
    [{ ...sso, SSO_ISSUER: 'id.example' }, 'SSO_ISSUER must be a whole address'],
    [{ ...sso, SSO_HOSTS: 'keys.example' }, /^SSO_HOSTS.* must be a whole address/],
    [{ SSO_SLUG: 'Zenith/..' }, /^SSO_SLUG must be lower-case letters/],
    [{ AUTH_CONSOLE_URL: 'javascript:alert(1)' }, 'AUTH_CONSOLE_URL must start with http:// or https://'],
    [{ CONTACT_EMAIL: 'the desk' }, 'CONTACT_EMAIL must be an e-mail address'],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL .*warn/],
    [{ CAPTCHA_WORK: '0' }, 'CAPTCHA_WORK must be a whole number from 1 to 10000'],
    [{ SMTP_URL: inPublic.SMTP_URL }, /^SMTP_URL and SMS_URL go together/],
    [{ SMS_URL: inPublic.SMS_URL }, /^SMTP_URL and SMS_URL go together/],
    [{ LIMITS: 'captcha=5' }, /^LIMITS has "captcha=5"; write name=points\/seconds with one of captcha, /],
    [{ LIMITS: 'nothing=5/60' }, /^LIMITS has "nothing=5\/60"/],
    [{ LIMITS: 'toString=5/60' }, /^LIMITS has "toString=5\/60"/],
    [{ LIMITS: 'captcha=5/0' }, /^LIMITS has "captcha=5\/0"/],
  ])('%o is named', (env, sentence) => {
    expect(mistakesIn(env)).toEqual([expect.stringMatching(sentence)]);
  });

  test('all of them are named in one message, a line each', () => {
    const mistakes = mistakesIn({
      PORT: 'http',
      DATABASE_URL: 'db.example',
      SMTP_URL: inPublic.SMTP_URL,
      LIMITS: 'one, captcha=5/60, two=2/2',
    });
    expect(mistakes).toEqual([
      'PORT must be a whole number from 0 to 65535',
      'DATABASE_URL must be a whole address',
      expect.stringMatching(/^LIMITS has "one"/),
      expect.stringMatching(/^LIMITS has "two=2\/2"/),
      expect.stringMatching(/^SMTP_URL and SMS_URL go together/),
    ]);
  });
});

describe('trusted proxies', () => {
  const trust = (TRUST_PROXY: string) => readConfig({ ...inPublic, TRUST_PROXY }).trustProxy;

  test.each([
    ['', false],
    ['false', false],
    ['1', 1],
    ['9', 9],
    ['10.0.0.1', ['10.0.0.1']],
    ['10.0.0.0/8, 127.0.0.1,fd00::/8', ['10.0.0.0/8', '127.0.0.1', 'fd00::/8']],
  ])('%o is accepted', (text, taken) => {
    expect(trust(text)).toEqual(taken);
  });

  // Trusting everyone means trusting whatever a client writes into the header.
  test.each([
    ...['true', 'yes', '0', '10', '1.5', '-1', 'loopback', 'proxy.example', '10.0.0.1,', '10.0.0'],
    ...['10.0.0.0/33', '0.0.0.0/0', '::/0', '10.0.0.0/', '10.0.0.0/8/8', '10.0.0.0/x', 'fd00::/129'],
  ])('%o is named as a mistake', (text) => {
    expect(mistakesIn({ ...inPublic, TRUST_PROXY: text })).toEqual([
      'TRUST_PROXY must be the number of proxies before this server, or their addresses',
    ]);
  });
});

test('a customer with its own identity provider is read completely', () => {
  expect(readConfig(sso).sso).toEqual({
    slug: 'zb',
    name: 'Zenith Biomedical',
    provider: {
      issuer: new URL('https://id.example/realm'),
      hosts: [],
      clientId: 'caliper',
      clientSecret: 'a secret',
      trustsEmail: false,
    },
  });
  expect(readConfig({ ...sso, SSO_TRUSTS_EMAIL: 'yes' }).sso.provider?.trustsEmail).toBe(true);
  const named = readConfig({ ...sso, SSO_SLUG: 'north-2', SSO_NAME: 'North Clinics' });
  expect(named.sso).toMatchObject({ slug: 'north-2', name: 'North Clinics' });
  const spread = readConfig({ ...sso, SSO_HOSTS: 'https://keys.example, https://people.example' });
  expect(spread.sso.provider?.hosts).toEqual([
    new URL('https://keys.example'),
    new URL('https://people.example'),
  ]);
});

test('a customer has its page and its name before its identity provider is configured', () => {
  const named = readConfig({ SSO_SLUG: 'north-2', SSO_NAME: 'North Clinics' });
  expect(named.sso).toEqual({ slug: 'north-2', name: 'North Clinics', provider: null });
});

test('single limits change, the others keep their defaults', () => {
  const { limits } = readConfig({ LIMITS: 'captcha=5/60, smsPerUser=1/10' });
  expect(limits).toEqual({
    ...defaultLimits,
    captcha: { points: 5, seconds: 60 },
    smsPerUser: { points: 1, seconds: 10 },
  });
});

const reachable = [
  { HOST: '0.0.0.0' },
  { HOST: '192.168.1.5' },
  { BASE_URL: 'https://portal.example' },
  { TRUST_PROXY: '1' },
  { TRUST_PROXY: '127.0.0.1' },
];

test.each(reachable)('a server that others can reach needs more than its defaults: %o', (env) => {
  const mistakes = mistakesIn(env);
  for (const name of Object.keys(inPublic).filter((one) => one !== 'SMS_URL' && !(one in env))) {
    const mistake = expect.stringMatching(
      new RegExp(`^${name}\\b.* needed: .*others can reach this server$`),
    );
    expect(mistakes).toContainEqual(mistake);
    const pair = name === 'SMTP_URL' ? { SMTP_URL: '', SMS_URL: '' } : { [name]: '' };
    expect(mistakesIn({ ...inPublic, ...env, ...pair })).toEqual([mistake]);
  }
  expect(readConfig({ ...inPublic, ...env })).toMatchObject({ isLocal: false, localOutbox: false });
});

describe('demo data', () => {
  test.each(['demo', 'small', 'none'])('comes in the size %s on this machine', (SEED) => {
    expect(readConfig({ SEED }).seed).toBe(SEED);
  });

  test.each([
    { DATABASE_URL: 'postgres://db.example/caliper' },
    ...reachable.map((env) => ({ ...inPublic, ...env })),
  ])('is never added where others could sign in, even if asked for: %o', (env) => {
    expect(readConfig(env).seed).toBe('none');
    expect(readConfig({ ...env, SEED: 'demo' }).seed).toBe('none');
  });

  test.each([
    { HOST: 'localhost' },
    { HOST: '::1' },
    { HOST: '127.0.0.2' },
    { BASE_URL: 'http://[::1]:9000' },
  ])('is added under any name of this machine: %o', (env) => {
    expect(readConfig(env)).toMatchObject({ seed: 'demo', localOutbox: true });
  });
});

test.each([
  [{}, true],
  [{ DATABASE_URL: 'postgres://db.example/caliper' }, true],
  [inPublic, false],
])('with %o there is a local outbox: %s', (env, isThere) => {
  expect(readConfig(env).localOutbox).toBe(isThere);
});

describe('READ-14 NEWS_FEEDS', () => {
  const feedsOf = (text: string, id: number) =>
    readConfig({ NEWS_FEEDS: text })
      .newsFeeds.get(id)
      ?.map(({ href }) => href);

  test('names the feeds of single sub-categories and, under *, of all of them', () => {
    const text = JSON.stringify({ 1405: ['https://a.example/knees'], '*': ['http://b.example/all'] });
    expect(feedsOf(text, 1405)).toEqual(['https://a.example/knees', 'http://b.example/all']);
    expect(feedsOf(text, 101)).toEqual(['http://b.example/all']);
    expect(readConfig({ NEWS_FEEDS: '{}' }).newsFeeds.size).toBe(0);
  });

  test('may be a file', async () => {
    const folder = await temporaryFolder();
    const file = join(folder, 'feeds.json');
    await writeFile(file, '{"1405": ["https://a.example/knees"]}');
    expect(feedsOf(file, 1405)).toEqual(['https://a.example/knees']);
    await writeFile(file, 'nothing');
    expect(mistakesIn({ NEWS_FEEDS: file })).toEqual([`NEWS_FEEDS names ${file}, which is not JSON`]);
  });

  test("defaults to the product's own feed for all sub-categories", () => {
    const { newsFeeds } = readConfig({});
    expect(newsFeeds.get(1405)?.map(({ protocol }) => protocol)).toEqual(['file:']);
    expect(newsFeeds.size).toBeGreaterThan(50);
  });

  test.each([
    ['{"1405": [', 'is not JSON'],
    ['["https://a.example"]', 'must be a JSON object of sub-categories and their lists of addresses'],
    ['/no/such.json', 'must be a JSON object or a file with one; /no/such.json cannot be read'],
    ['{"knees": []}', 'has "knees"; write the id of a sub-category, or * for all'],
    ['{"9999": []}', 'has "9999"; write the id of a sub-category, or * for all'],
    ['{"1405": "https://a.example"}', 'has no list of addresses for "1405"'],
    ['{"1405": ["a.example"]}', 'has "a.example" for "1405"; write http:// or https:// addresses'],
    [
      '{"*": ["file:///etc/passwd"]}',
      'has "file:///etc/passwd" for "*"; write http:// or https:// addresses',
    ],
    ['{"*": [5]}', 'has 5 for "*"; write http:// or https:// addresses'],
  ])('%s is a mistake', (text, mistake) => {
    expect(mistakesIn({ NEWS_FEEDS: text })).toEqual([`NEWS_FEEDS ${mistake}`]);
  });

  test('has all of its mistakes listed', () => {
    const text = '{"1405": ["a.example", "ftp://b.example"], "knees": 1}';
    expect(mistakesIn({ NEWS_FEEDS: text })).toHaveLength(4);
  });
});

test('the table for operators lists every setting and no others', async () => {
  const [source, table] = await Promise.all(
    ['config.ts', '../../../../docs/operations.md'].map((file) =>
      readFile(join(import.meta.dirname, file), 'utf8'),
    ),
  );
  const settings = [...(source ?? '').matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map(([, name]) => name);
  const documented = [...(table ?? '').matchAll(/^\| (`[A-Z0-9_]+`[^|]*) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name),
  );
  expect(documented.sort()).toEqual(settings.sort());
});
