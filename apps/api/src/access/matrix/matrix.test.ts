import { type CallName, calls } from '@caliper/contract/calls.ts';
import { endpoints } from '@caliper/contract/endpoints.ts';
import { problems } from '@caliper/contract/problems.ts';
import { expect, test } from 'vitest';
import { gatherCrowd, type Knocking, theirMark } from '../../testing/knocking.ts';
import { makePerson } from '../../testing/people.ts';
import { startServer, type TestRequest } from '../../testing/server.ts';
import { requestFor } from '../../testing/thing-request.ts';
import { gatherThings, type Relation, relations } from '../../testing/things.ts';
import { type Expected, type Knocker, knockers } from './knockers.ts';
import { matrix } from './matrix.ts';
import type { ThingRow } from './thing.ts';
import { things } from './things.ts';

/** Every caller calls from one address, more often than people do. */
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

const server = await startServer({ LIMITS: limits.join() });
const crowd = await gatherCrowd(server);
const known = { usergroup_id: crowd.theirs, name: theirMark, email: `${theirMark}@people.example` };
const stranger = await makePerson(server.db, known);
const there = gatherThings(server, (await crowd.knock('support')).id);
for (const knocker of knockers) await crowd.knock(knocker);
for (const kind of ['custom report', 'invitation'] as const) await there.find(kind, stranger, 'foreign');

const names = Object.keys(calls) as CallName[];

/** Anyone holding an invitation's link may see who is invited. */
const heldLinks: CallName[] = ['invitedAs', 'registrationStatus'];

/** These roles see every company. */
const seeAll: readonly Knocker[] = ['admin', 'sales', 'support'];

async function ask(name: CallName, knocker: Knocker, request: TestRequest): Promise<number> {
  const { token } = await crowd.knock(knocker);
  const { status, bytes } = await server.call(name, { ...request, ...(token ? { token } : {}) });
  const isTold = bytes.toString().toLowerCase().includes(theirMark);
  if (isTold && !seeAll.includes(knocker) && name !== 'localOutbox' && !heldLinks.includes(name))
    throw new Error(`${name} tells ${knocker} of another company.`);
  // A caller who signed out needs a new session.
  if (name === 'signOut') crowd.forget(knocker);
  return status;
}

/** Each gets the request; one at a time, for more concurrent calls than the pool has connections would be refused. */
async function askAll(
  name: CallName,
  request: TestRequest,
  asking: readonly Knocker[] = knockers,
): Promise<Partial<Expected>> {
  const answered: Partial<Expected> = {};
  for (const knocker of asking) answered[knocker] = await ask(name, knocker, request);
  return answered;
}

/** What the row says of these. */
const only = (expected: Expected, asking: readonly Knocker[]): Partial<Expected> =>
  Object.fromEntries(asking.map((knocker) => [knocker, expected[knocker]]));

test('the matrix has a row for every call and for nothing else', () => {
  expect(Object.keys(matrix).sort()).toEqual(Object.keys(calls).sort());
});

/** Anyone may open the single sign-on address of a customer. */
const nobodys: CallName[] = ['ssoCustomer', 'ssoStart', 'ssoCallback'];

test('every call that names a thing declares who may own it', () => {
  const naming = names.filter((name) => calls[name].includes('{') && !nobodys.includes(name));
  const covered = new Set(things.map(({ call }) => call));
  expect(naming.filter((name) => !covered.has(name))).toEqual([]);
});

test.each(names)('%s answers everybody as the matrix says', async (name) => {
  const { expected, params, query, body } = matrix[name];
  const request = { ...(params ? { params } : {}), ...(query ? { query } : {}), ...(body ? { body } : {}) };
  expect(await askAll(name, request)).toEqual(expected);
});

/** One caller for each answer of a row, and those of whom it says something else. */
function oneForEach(expected: Expected, others: Partial<Expected> = {}): Knocker[] {
  const kinds = Map.groupBy(knockers, (knocker) => expected[knocker]);
  return [...new Set([...kinds.values()].map(([first]) => first as Knocker).concat(knockersIn(others)))];
}

const knockersIn = (some: Partial<Expected>) => knockers.filter((knocker) => knocker in some);

test.each(names)(
  '%s refuses malformed requests, and tells strangers nothing about what is wrong',
  async (name) => {
    const { expected, params, malformed: over } = matrix[name];
    // A malformed name answers like a missing thing.
    const nonsense = params ? 404 : 400;
    const asking = oneForEach(expected, over);
    const refused = asking.map((knocker) => [
      knocker,
      isRefused(name, expected[knocker]) ? expected[knocker] : nonsense,
    ]);
    const answered = await askAll(name, malformed(name), asking);
    expect(answered).toEqual({ ...Object.fromEntries(refused), ...over });
  },
);

/** Refused before the request is read. Public calls never are, whatever they answer to wrong credentials. */
function isRefused(name: CallName, status: number): boolean {
  const who: readonly string[] = endpoints[name].who;
  return !who.includes('public') && !who.includes('pending') && [401, 403].includes(status);
}

/** Names a thing that cannot exist; a call that names nothing gets an unexpected field instead. */
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
  relation: Relation;
  owner: Pick<Knocking, 'id' | 'usergroupId'>;
}

async function askFor(row: ThingRow, { knocker, relation, owner }: Cell): Promise<number> {
  const thing = await there.find(row.thing, owner, relation);
  const status = await ask(row.call, knocker, requestFor(row, thing));
  if (status < 300 && !calls[row.call].startsWith('GET')) there.forget(row.thing, owner, relation);
  return status;
}

const titled = things.map((row) => ({ ...row, title: `${row.call} of a ${row.thing}` }));

// Slow: some rows publish a report first.
test.each(titled)('$title answers every caller by who owns the thing', async (row) => {
  // Whoever is not known here is refused before the thing is looked for, as the matrix says.
  const asking = knockers.filter((knocker) => matrix[row.call].expected[knocker] !== 401);
  for (const relation of relations) {
    const expected = row[relation];
    if (!expected) continue;
    const answered: Partial<Expected> = {};
    for (const knocker of asking) {
      const owner = relation === 'foreign' ? stranger : await crowd.knock(knocker);
      answered[knocker] = await askFor(row, { knocker, relation, owner });
    }
    expect([relation, answered]).toEqual([relation, only(expected, asking)]);
  }
});

test('whoever is not known is refused for every thing as for every call', () => {
  for (const row of things)
    for (const relation of relations)
      for (const knocker of knockers)
        if (matrix[row.call].expected[knocker] === 401)
          expect([row.call, row[relation]?.[knocker] ?? 401]).toEqual([row.call, 401]);
});

test.each(titled)("$title answers a headquarter for its subsidiary's", async (row) => {
  const owner = await crowd.knock('subsidiary');
  const answered = await askFor(row, { knocker: 'headquarter', relation: 'own', owner });
  const inherits = row.hidden !== undefined || row.thing === 'MedCore report';
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

/** Between them they may make every call that is not public. */
const callers = ['admin', 'team leader', 'support', 'frame of a dashboard', 'frame of an import'] as const;

test('a call with an unknown field is refused even for callers who may make it', async () => {
  for (const name of names) {
    // The tests of uploads cover the fields of forms.
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
