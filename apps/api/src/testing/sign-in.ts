import { randomUUID } from 'node:crypto';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { codeHmac, makeCode } from '../features/identity/sign-in/code.ts';
import { secondsFromNow } from '../platform/postgres/postgres.ts';
import { hashSecret } from '../platform/secrets/one-time.ts';
import { openSecrets } from '../platform/secrets/secrets.ts';
import type { TestPlace } from './client.ts';
import { type Person, password } from './people.ts';

/** Solves the challenge, as the browser does before it requests a text message. */
export async function solveCaptcha(server: TestPlace): Promise<string> {
  const { body: challenge } = await server.call('captcha');
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

export async function passFirstFactor(server: TestPlace, person: Pick<Person, 'email'>): Promise<string> {
  const { body } = await server.call('signIn', { body: { email: person.email, password } });
  return body.ticket;
}

export async function askForCode(server: TestPlace, ticket: string): Promise<string> {
  const captcha = await solveCaptcha(server);
  const { body } = await server.call('sendCode', { body: { ticket, captcha } });
  return body.verificationId;
}

/** The code of the newest text message to this phone, as the person would read it. */
export async function readCode(
  { db }: Pick<TestPlace, 'db'>,
  { phone }: Pick<Person, 'phone'>,
): Promise<string> {
  const message = await db
    .selectFrom('outbox')
    .select('body')
    .where('channel', '=', 'sms')
    .where('recipient', '=', phone)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  return message.body.match(/\d{6}/)?.[0] ?? '';
}

interface Prepared {
  ticket: string;
  verificationId: string;
  code: string;
}

/** Everything up to the last step of a sign-in, over HTTP. */
export async function prepare(server: TestPlace, person: Person): Promise<Prepared> {
  const ticket = await passFirstFactor(server, person);
  const verificationId = await askForCode(server, ticket);
  return { ticket, verificationId, code: await readCode(server, person) };
}

/** The complete sign-in. */
export async function signIn(server: TestPlace, person: Person) {
  return server.call('confirmCode', { body: await prepare(server, person) });
}

/** Sign-ins that lack only the last step, written straight into the tables: for large numbers. */
export async function prepareMany(server: TestPlace, person: Person, count: number): Promise<Prepared[]> {
  const secrets = await openSecrets(server.db, null);
  const soon = secondsFromNow(300);
  const prepared = Array.from({ length: count }, () => ({
    ticket: randomUUID(),
    verificationId: randomUUID(),
    pendingId: randomUUID(),
    code: makeCode(),
  }));
  await server.db
    .insertInto('pending_sign_ins')
    .values(
      prepared.map(({ pendingId, ticket }) => ({
        id: pendingId,
        ticket_hash: hashSecret(ticket),
        user_id: person.id,
        expires_at: soon,
      })),
    )
    .execute();
  await server.db
    .insertInto('code_challenges')
    .values(
      prepared.map(({ pendingId, verificationId, code }) => ({
        id: verificationId,
        pending_id: pendingId,
        phone: person.phone,
        enrols: false,
        code_hmac: codeHmac(secrets, pendingId, code),
        expires_at: soon,
      })),
    )
    .execute();
  return prepared.map(({ ticket, verificationId, code }) => ({ ticket, verificationId, code }));
}
