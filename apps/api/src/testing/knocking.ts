import { SignJWT } from 'jose';
import type { Knocker } from '../access/matrix/knockers.ts';
import { openSecrets } from '../platform/secrets/secrets.ts';
import type { TestPlace } from './client.ts';
import { openFrame } from './figures.ts';
import { makeItem, subscribe } from './items.ts';
import { keeper } from './keeper.ts';
import { makeCompany, makePerson, openSession, type Person } from './people.ts';
import { changeRows } from './rows.ts';
import { passFirstFactor } from './sign-in.ts';

/** A caller: who they are, and the token they hold. */
export interface Knocking {
  id: string;
  usergroupId: number;
  token: string | undefined;
  /** The dashboard that a frame shows. */
  framed?: number;
}

export interface Crowd {
  /** The same person each time. */
  knock(knocker: Knocker): Promise<Knocking>;
  /** Their session is used up: the next call gets a new one. */
  forget(knocker: Knocker): void;
  theirs: number;
}

interface Companies {
  provider: number;
  mine: number;
  expired: number;
  headquarter: number;
  subsidiary: number;
  other: number;
}

/** Part of everything that belongs to the company `theirs`: a caller who sees it has seen another company's data. */
export const theirMark = 'zephyrine';

/** Every kind of caller. None of them belongs to the company `theirs`. */
export async function gatherCrowd(server: TestPlace): Promise<Crowd> {
  const { db } = server;
  const companies = await makeCompanies(server);
  const company = `Company of ${theirMark}`;
  const theirs = await makeCompany(db, { company, licenses: 1000, license: 'corporate' });
  const people = keeper((knocker: Knocker) => makePerson(db, detailsOf(companies, knocker)));
  const here = keeper(async (knocker: Knocker) => arrive(server, await people.get(knocker), knocker));
  return { theirs, knock: here.get, forget: here.forget };
}

async function makeCompanies({ db }: TestPlace): Promise<Companies> {
  const roomy = { licenses: 1000, license: 'corporate' } as const;
  const headquarter = await makeCompany(db, { ...roomy, headquarter: true });
  return {
    headquarter,
    provider: await makeCompany(db, { ...roomy, provider: true }),
    mine: await makeCompany(db, roomy),
    expired: await makeCompany(db, { ...roomy, expiry: new Date('2020-01-01') }),
    subsidiary: await makeCompany(db, { ...roomy, headquarter_id: headquarter }),
    other: await makeCompany(db, roomy),
  };
}

async function arrive(server: TestPlace, person: Person, knocker: Knocker): Promise<Knocking> {
  const { db } = server;
  const { token, refresh } = await openSession(db, person.id);
  const holds = { id: person.id, usergroupId: person.usergroupId, token };
  switch (knocker) {
    case 'signed out':
      return { ...holds, token: undefined };
    case 'between the factors':
      return { ...holds, token: await passFirstFactor(server, person) };
    case 'disabled':
    case 'locked':
      await changeRows(db, 'users', knocker === 'disabled' ? { enabled: false } : { locked: true }, {
        id: person.id,
      });
      return holds;
    case 'idle':
      await changeRows(
        db,
        'sessions',
        { last_active: new Date(Date.now() - (4 * 3600 + 1) * 1000) },
        { user_id: person.id },
      );
      return holds;
    case 'revoked':
      await server.call('signOut', { token });
      return holds;
    case 'forged token':
    case 'expired token':
    case 'foreign key':
    case 'unsigned token':
      return { ...holds, token: await badToken(server, knocker, person.id, { token, refresh }) };
    case 'frame of a dashboard': {
      const { item_id: framed } = await makeItem(db, { global_dashboard: true });
      await subscribe(db, person.usergroupId, framed);
      return { ...holds, framed, token: await openFrame(server, token, { kind: 'global', id: framed }) };
    }
    case 'frame of an import':
      return { ...holds, token: await openFrame(server, token, { kind: 'import', id: 'global' }) };
    default:
      return holds;
  }
}

/** Bad tokens and frames belong to admins, so that only the token can be the reason for a refusal. */
function detailsOf(companies: Companies, knocker: Knocker) {
  const admin = { usergroup_id: companies.provider, role: 'admin' } as const;
  switch (knocker) {
    case 'expired company':
      return { usergroup_id: companies.expired };
    case 'team leader':
      return { usergroup_id: companies.mine, lead: true };
    case 'sales':
    case 'publications':
      return { usergroup_id: companies.provider, role: knocker };
    case 'support':
    case 'marketing':
      return { usergroup_id: companies.provider, special: knocker };
    case 'headquarter':
    case 'subsidiary':
      return { usergroup_id: companies[knocker] };
    case 'other company':
      return { usergroup_id: companies.other };
    case 'admin':
    case 'forged token':
    case 'expired token':
    case 'foreign key':
    case 'unsigned token':
    case 'frame of a dashboard':
    case 'frame of an import':
      return admin;
    default:
      return { usergroup_id: companies.mine };
  }
}

async function badToken(
  { db }: TestPlace,
  kind: 'forged token' | 'expired token' | 'foreign key' | 'unsigned token',
  userId: string,
  { token, refresh }: { token: string; refresh: string },
): Promise<string> {
  const [head = '', payload = '', signature = ''] = token.split('.');
  if (kind === 'unsigned token') return `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
  if (kind === 'forged token') return `${head}.${payload}.${signature.split('').reverse().join('')}`;
  const secrets = await openSecrets(db, null);
  const key = secrets.derive(kind === 'foreign key' ? 'some other purpose' : 'id-token:first');
  return new SignJWT({ sid: refresh.split('.')[0] })
    .setProtectedHeader({ alg: 'HS256', kid: 'first' })
    .setSubject(userId)
    .setAudience('caliper')
    .setExpirationTime(kind === 'foreign key' ? '5m' : '-5m')
    .sign(key);
}
