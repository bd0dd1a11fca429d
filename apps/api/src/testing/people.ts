import { randomUUID } from 'node:crypto';
import { insertCompany } from '../features/companies/index.ts';
import { newDeviceCookie } from '../features/identity/devices/device.ts';
import { upsertDevice } from '../features/identity/devices/devices.store.ts';
import { createPasswords, insertSecondFactor, insertUser } from '../features/identity/index.ts';
import { createIdTokens } from '../features/identity/sessions/id-token.ts';
import { createSessions } from '../features/identity/sessions/sessions.service.ts';
import { systemClock } from '../platform/clock/clock.ts';
import type { Db } from '../platform/postgres/postgres.ts';
import type { NewUser, NewUsergroup } from '../platform/postgres/tables.ts';
import { openSecrets } from '../platform/secrets/secrets.ts';
import type { TestClient, TestPlace } from './client.ts';
import { rowIn } from './rows.ts';

export const password = 'correct horse 7';
// One hash serves every test account: hashing is slow by design.
const passwordHash = createPasswords().hash(password);

export async function makeCompany(db: Db, over: Partial<NewUsergroup> = {}): Promise<number> {
  return insertCompany(db, { company: `Company ${randomUUID().slice(0, 8)}`, ...over });
}

export interface Person {
  id: string;
  email: string;
  phone: string;
  usergroupId: number;
}

type PersonDetails = Partial<NewUser> & { isEnrolled?: false };

/** A number that no other test uses, from a range reserved for fiction. */
export function newPhone(): string {
  return `+1555${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;
}

/** An enabled, enrolled standard user of a company, except for what the test overrides. */
export async function makePerson(db: Db, details: PersonDetails = {}): Promise<Person> {
  const { isEnrolled, ...over } = details;
  const usergroupId = over.usergroup_id ?? (await makeCompany(db));
  const email = over.email ?? `${randomUUID().slice(0, 8)}@people.example`;
  const id = await insertUser(db, {
    name: 'Test Person',
    enabled: true,
    email_verified_at: new Date(),
    password_hash: await passwordHash,
    ...over,
    usergroup_id: usergroupId,
    email,
  });
  const phone = newPhone();
  if (isEnrolled !== false) await insertSecondFactor(db, id, phone);
  return { id, email, phone, usergroupId };
}

/** A person with an open session, made by the service that the second factor uses. */
export async function withSession(db: Db, details: PersonDetails = {}) {
  const person = await makePerson(db, details);
  return { ...person, ...(await openSession(db, person.id)) };
}

export interface SignedIn extends Awaited<ReturnType<typeof withSession>> {
  /** Calls as this person. */
  call: TestClient['call'];
}

export async function signedInAs({ db, call }: TestPlace, details: PersonDetails = {}): Promise<SignedIn> {
  const person = await withSession(db, details);
  return { ...person, call: callingWith(call, person.token) };
}

export function callingWith(call: TestClient['call'], token: string): TestClient['call'] {
  return (name, request) => call(name, { token, ...request });
}

/** Opens each session on its own device. */
export async function openSession(db: Db, userId: string): Promise<{ token: string; refresh: string }> {
  const { usergroup_id } = await rowIn(db, 'users', { id: userId });
  const secrets = await openSecrets(db, null);
  const sessions = createSessions({ db, secrets, idTokens: createIdTokens(db, secrets, systemClock) });
  const opened = await db.transaction().execute(async (tx) => {
    const device = { cookie: newDeviceCookie(), os: 'Linux', user_id: userId, usergroup_id };
    return sessions.open(tx, userId, await upsertDevice(tx, device));
  });
  const { answer, refreshToken } = await sessions.grant(opened);
  return { token: answer.idToken, refresh: refreshToken };
}
