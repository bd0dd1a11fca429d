import { type CallName, calls } from '@caliper/contract/calls.ts';
import { endpoints } from '@caliper/contract/endpoints.ts';
import { problems } from '@caliper/contract/problems.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Crowd, gatherCrowd, type Knocking, theirMark } from '../testing/knocking.ts';
import { makePerson } from '../testing/people.ts';
import { startServer, type TestRequest, type TestServer } from '../testing/server.ts';
import { gatherThings, type Standing, standings, type Things } from '../testing/things.ts';
import { type Expected, type Knocker, knockers } from './knockers.ts';
import { matrix } from './matrix.ts';
import type { Thing, ThingRow } from './thing.ts';
import { things } from './things.ts';

let server: TestServer;
let crowd: Crowd;
let there: Things;
let stranger: Pick<Knocking, 'id' | 'usergroupId'>;

/** Everybody knocks from one address, more often than people do. */
const limits = [
  'contact',
  'registrationPerAddress',
  'resendPerInvitation',
  'captcha',
  'log',
  'linkPerAddress',
]
  .concat('passwordPerAccount', 'passwordPerAddress', 'invitation', 'customReports', 'verificationPerAccount')
  .map((name) => `${name}=100000/60`);

beforeAll(async () => {
  server = await startServer({ LIMITS: limits.join() });
  crowd = await gatherCrowd(server);
  const known = { usergroup_id: crowd.theirs, name: theirMark, email: `${theirMark}@people.example` };
  stranger = await makePerson(server.db, known);
  there = gatherThings(server, (await crowd.knock('support')).id);
  for (const knocker of knockers) await crowd.knock(knocker);
  for (const kind of ['custom report', 'invitation'] as const) await there.find(kind, stranger, 'foreign');
});
afterAll(() => server.close());

const names = Object.keys(calls) as CallName[];

/** Whoever holds the link of an invitation learns whose it is. */
const heldLinks: CallName[] = ['invitedAs', 'registrationStatus'];

/** They see every company; the messages of a local installation are everybody's. */
const seeAll: readonly Knocker[] = ['admin', 'sales', 'support'];

async function ask(name: CallName, knocker: Knocker, request: TestRequest): Promise<number> {
  const { token } = await crowd.knock(knocker);
  const { status, bytes } = await server.call(name, { ...request, ...(token ? { token } : {}) });
  const isTold = bytes.toString().toLowerCase().includes(theirMark);
  if (isTold && !seeAll.includes(knocker) && name !== 'localOutbox' && !heldLinks.includes(name))
    throw new Error(`${name} tells ${knocker} of another company.`);
  // Whoever signed out comes back with a new session.
  if (name === 'signOut') crowd.forget(knocker);
  return status;
}

async function askAll(name: CallName, request: TestRequest): Promise<Partial<Expected>> {
  const answered: Partial<Expected> = {};
  // One after the other: more at once than the pool has connections would be refused for that.
  for (const knocker of knockers) answered[knocker] = await ask(name, knocker, request);
  return answered;
}

test('the matrix has a row for every call and for nothing else', () => {
  expect(Object.keys(matrix).sort()).toEqual(Object.keys(calls).sort());
});

/** The customer of a single sign-on is named by an address that anybody may open. */
const nobodys: CallName[] = ['ssoCustomer', 'ssoStart', 'ssoCallback'];

test('every call that names a thing says whose it may be', () => {
  const naming = names.filter((name) => calls[name].includes('{') && !nobodys.includes(name));
  const told = new Set(things.map(({ call }) => call));
  expect(naming.filter((name) => !told.has(name))).toEqual([]);
});

test.each(names)('%s answers everybody as the matrix says', async (name) => {
  const { expected, params, query, body } = matrix[name];
  const request = { ...(params ? { params } : {}), ...(query ? { query } : {}), ...(body ? { body } : {}) };
  expect(await askAll(name, request)).toEqual(expected);
});

test.each(names)(
  '%s refuses everybody what is malformed, and strangers without a word on it',
  async (name) => {
    const { expected, params, malformed: over } = matrix[name];
    // What has no such name is not there.
    const nonsense = params ? 404 : 400;
    const refused = knockers.map((knocker) => [
      knocker,
      isRefused(name, expected[knocker]) ? expected[knocker] : nonsense,
    ]);
    expect(await askAll(name, malformed(name))).toEqual({ ...Object.fromEntries(refused), ...over });
  },
);

/** At the door; a public call has none, whatever it answers to wrong credentials. */
function isRefused(name: CallName, status: number): boolean {
  const who: readonly string[] = endpoints[name].who;
  return !who.includes('public') && !who.includes('pending') && [401, 403].includes(status);
}

/** What it names is no such thing; where it names nothing, it says something that nobody asked for. */
function malformed(name: CallName): TestRequest {
  const { params, query, body } = matrix[name];
  if (params) {
    const nonsense = Object.keys(params).map((key) => [key, 'no such thing!']);
    return { params: Object.fromEntries(nonsense), ...(query ? { query } : {}), ...(body ? { body } : {}) };
  }
  if (calls[name].startsWith('GET')) return { query: `${query ?? '?'}&unknown=1` };
  return { body: { ...body, unknown: true } };
}

interface Cell {
  knocker: Knocker;
  standing: Standing;
  owner: Pick<Knocking, 'id' | 'usergroupId'>;
}

async function askFor(row: ThingRow, { knocker, standing, owner }: Cell): Promise<number> {
  const thing = await there.find(row.thing, owner, standing);
  const status = await ask(row.call, knocker, requestFor(row, thing));
  if (status < 300 && !calls[row.call].startsWith('GET')) there.forget(row.thing, owner, standing);
  return status;
}

function requestFor({ call, ...row }: ThingRow, thing: Thing): TestRequest {
  const { params, query, body } = matrix[call];
  const ids = ['id', 'uid', 'pending_id', 'recId', 'report_id', 'companyId', 'importId'];
  const naming = Object.keys(params ?? {}).filter((key) => ids.includes(key));
  const named = row.params?.(thing) ?? Object.fromEntries(naming.map((key) => [key, thing.id]));
  const sent = Array.isArray(body) ? body : { ...body, ...row.body?.(thing) };
  return {
    params: { ...params, ...named },
    query: row.query?.(thing) ?? query ?? '',
    ...(body || row.body ? { body: sent } : {}),
  };
}

const titled = things.map((row) => ({ ...row, title: `${row.call} of a ${row.thing}` }));

// Some of them publish a report first.
test.each(titled)('$title answers everybody by whose it is', async (row) => {
  for (const standing of standings) {
    const expected = row[standing];
    if (!expected) continue;
    const answered = {} as Expected;
    for (const knocker of knockers) {
      const owner = standing === 'foreign' ? stranger : await crowd.knock(knocker);
      answered[knocker] = await askFor(row, { knocker, standing, owner });
    }
    expect([standing, answered]).toEqual([standing, expected]);
  }
});

test.each(titled)("$title answers a headquarter for its subsidiary's", async (row) => {
  const owner = await crowd.knock('subsidiary');
  const answered = await askFor(row, { knocker: 'headquarter', standing: 'own', owner });
  const inherits = row.hidden !== undefined || row.thing === 'curated report';
  expect(answered).toBe(row.below ?? (inherits ? row.own : row.foreign).headquarter);
});

test('NAV-29 every call that is closed to an expired company says that its subscription has expired', async () => {
  const { token } = await crowd.knock('expired company');
  for (const name of names) {
    const { expected, params, query, body } = matrix[name];
    if (expected['expired company'] !== 403) continue;
    const request = {
      token: token ?? '',
      params: params ?? {},
      query: query ?? '',
      ...(body ? { body } : {}),
    };
    const answer = await server.call(name, request);
    expect([name, answer.body.detail]).toEqual([name, problems['company-expired'].detail]);
  }
});

/** Between them they may make every call that not everybody may. */
const callers = ['admin', 'team leader', 'support', 'frame of a dashboard', 'frame of an import'] as const;

test('a call with an unknown field is refused by everyone who would be let in', async () => {
  for (const name of names) {
    // A form's fields are looked at by the tests of uploads.
    if (calls[name].startsWith('GET') || 'upload' in endpoints[name]) continue;
    const { params, query, body, expected } = matrix[name];
    const admitted = callers.find((one) => ![401, 403].includes(expected[one])) ?? 'admin';
    const request = {
      ...(params ? { params } : {}),
      ...(query ? { query } : {}),
      body: { ...body, unknown: true },
    };
    expect([name, await ask(name, admitted, request)]).toEqual([name, 400]);
  }
});
