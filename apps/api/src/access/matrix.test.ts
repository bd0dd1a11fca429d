import { type CallName, calls } from '@caliper/contract/calls.ts';
import { endpoints } from '@caliper/contract/endpoints.ts';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSecrets } from '../platform/secrets/secrets.ts';
import { age } from '../testing/database.ts';
import { openFrame } from '../testing/figures.ts';
import { makeItem } from '../testing/items.ts';
import { makeCompany, makePerson, openSession, signedInAs } from '../testing/people.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { passFirstFactor } from '../testing/sign-in.ts';
import { type Knocker, knockers, matrix } from './matrix.ts';

let server: TestServer;

beforeAll(async () => {
  const wide =
    'contact=100000/60,registrationPerAddress=100000/60,resendPerInvitation=100000/60,captcha=100000/60,log=100000/60,linkPerAddress=100000/60,passwordPerAccount=100000/60,passwordPerAddress=100000/60';
  server = await startServer({ LIMITS: wide });
});
afterAll(() => server.close());

/** What each of them holds when they knock. Made anew for each call, because some calls end a session. */
async function tokenOf(knocker: Knocker): Promise<string | undefined> {
  const { db } = server;
  const provider = await providerGroup();
  switch (knocker) {
    case 'signed out':
      return undefined;
    case 'between the factors':
      return passFirstFactor(server, await makePerson(db));
    case 'disabled':
      return tokenAfter({ enabled: false });
    case 'locked':
      return tokenAfter({ locked: true });
    case 'expired company': {
      const usergroup_id = await makeCompany(db, { expiry: new Date('2020-01-01') });
      return (await signedInAs(db, { usergroup_id })).token;
    }
    case 'team leader':
      return (await signedInAs(db, { lead: true })).token;
    case 'admin':
    case 'sales':
    case 'publications':
      return staffToken(provider, knocker);
    case 'support':
    case 'marketing':
      return specialToken(provider, knocker);
    case 'headquarter': {
      const usergroup_id = await makeCompany(db, { headquarter: true });
      return (await signedInAs(db, { usergroup_id })).token;
    }
    case 'idle': {
      const { token } = await signedInAs(db);
      await age(db, { table: 'sessions', column: 'last_active' }, 4 * 3600 + 1);
      return token;
    }
    case 'revoked': {
      const { token } = await signedInAs(db);
      await server.call('signOut', { token });
      return token;
    }
    case 'forged token':
    case 'expired token':
    case 'foreign key':
    case 'unsigned token':
      return badToken(knocker);
    case 'frame of a dashboard': {
      const { item_id } = await makeItem(db, { global_dashboard: true });
      return openFrame(server, await staffToken(provider), { kind: 'global', id: item_id });
    }
    case 'frame of an import':
      return openFrame(server, await staffToken(provider), { kind: 'import', id: 'global' });
    case 'standard':
    case 'other company':
      return (await signedInAs(db)).token;
  }
}

async function staffToken(usergroup_id: number, role: 'admin' | 'sales' | 'publications' = 'admin') {
  return (await signedInAs(server.db, { usergroup_id, role })).token;
}

/** For a live session of an admin, so that only the token itself can be what is refused. */
async function badToken(
  kind: 'forged token' | 'expired token' | 'foreign key' | 'unsigned token',
): Promise<string> {
  const person = await signedInAs(server.db, { role: 'admin' });
  const [head = '', payload = '', signature = ''] = person.token.split('.');
  if (kind === 'unsigned token') return `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
  if (kind === 'forged token') return `${head}.${payload}.${signature.split('').reverse().join('')}`;
  const secrets = await openSecrets(server.db, null);
  const key = secrets.derive(kind === 'foreign key' ? 'some other purpose' : 'id-token:first');
  return new SignJWT({ sid: person.refresh.split('.')[0] })
    .setProtectedHeader({ alg: 'HS256', kid: 'first' })
    .setSubject(person.id)
    .setAudience('caliper')
    .setExpirationTime(kind === 'foreign key' ? '5m' : '-5m')
    .sign(key);
}

async function tokenAfter(change: { enabled?: boolean; locked?: boolean }): Promise<string> {
  const person = await signedInAs(server.db);
  await server.db.updateTable('users').set(change).where('id', '=', person.id).execute();
  return person.token;
}

async function providerGroup(): Promise<number> {
  const found = await server.db
    .selectFrom('usergroups')
    .select('id')
    .where('provider', '=', true)
    .executeTakeFirst();
  return found?.id ?? makeCompany(server.db, { provider: true });
}

async function specialToken(usergroup_id: number, special: 'support' | 'marketing'): Promise<string> {
  const found = await server.db
    .selectFrom('users')
    .select('id')
    .where('special', '=', special)
    .executeTakeFirst();
  const id = found?.id ?? (await makePerson(server.db, { usergroup_id, special })).id;
  return (await openSession(server.db, id)).token;
}

test('the matrix has a row for every call and for nothing else', () => {
  expect(Object.keys(matrix).sort()).toEqual(Object.keys(calls).sort());
});

test.each(Object.keys(calls) as CallName[])('%s answers everybody as the matrix says', async (name) => {
  const { expected, ...request } = matrix[name];
  const answered: Partial<Record<Knocker, number>> = {};
  // 'idle' ages every session, so it comes after the others have knocked.
  for (const knocker of knockers) {
    const token = await tokenOf(knocker);
    const answer = await server.call(name, { ...request, ...(token ? { token } : {}) });
    answered[knocker] = answer.status;
  }
  expect(answered).toEqual(expected);
});

/** Between them they may make every call that not everybody may. */
const callers = ['admin', 'team leader', 'support', 'frame of a dashboard', 'frame of an import'] as const;

test('a call with an unknown field is refused by everyone who would be let in', async () => {
  for (const name of Object.keys(calls) as CallName[]) {
    // A form's fields are looked at by the tests of uploads.
    if (calls[name].startsWith('GET') || 'upload' in endpoints[name]) continue;
    const { params, query, body, expected } = matrix[name];
    const admitted = callers.find((one) => ![401, 403].includes(expected[one]));
    const token = await tokenOf(admitted ?? 'admin');
    const request = {
      ...(params ? { params } : {}),
      ...(query ? { query } : {}),
      body: { ...body, unknown: true },
    };
    const answer = await server.call(name, { ...request, ...(token ? { token } : {}) });
    expect([name, answer.status]).toEqual([name, 400]);
  }
});
