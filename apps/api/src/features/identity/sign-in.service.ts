import { randomBytes, randomUUID } from 'node:crypto';
import type { Answer, Input } from '@caliper/contract/endpoints.ts';
import { signIn as rules } from '@caliper/contract/limits.ts';
import { standing } from '../../access/decide.ts';
import type { Origin } from '../../http/endpoints.ts';
import { takeOrRefuse } from '../../http/limits.ts';
import { assertAllowed, ProblemError } from '../../http/problem.ts';
import { type Actor, record } from '../../platform/audit/audit.ts';
import type { LimitName, Limits } from '../../platform/limits/limits.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import { type Account, findAccount, findAccountByEmail } from './accounts.store.ts';
import type { Captcha } from './captcha.ts';
import { codeHmac, codeMessage, isSameCode, makeCode, phoneHint } from './code.ts';
import type { Passwords } from './password.ts';
import { hashSecret } from './refresh-token.ts';
import type { Sessions } from './sessions.service.ts';
import {
  countTry,
  findPendingSignIn,
  finishPendingSignIn,
  insertChallenge,
  insertPendingSignIn,
  markUsed,
  type PendingSignIn,
} from './sign-in.store.ts';

export interface SignInNeeds {
  db: Db;
  secrets: Secrets;
  limits: Limits;
  outbox: Outbox;
  captcha: Captcha;
  passwords: Passwords;
  sessions: Sessions;
  productName: string;
}

type SignInBody = Input<'signIn'>['body'];
type SendCodeBody = Input<'sendCode'>['body'];
type ConfirmCodeBody = Input<'confirmCode'>['body'];

/** Credentials, then a code by text message, then the session. Nothing opens before the second factor. */
export function createSignIn(needs: SignInNeeds) {
  const { db, secrets, limits, outbox, captcha, passwords, sessions, productName } = needs;

  const spendSms = (name: LimitName, who: string) =>
    takeOrRefuse(limits, name, who, 'sms-budget-spent', { product: productName });

  async function withCredentials(body: SignInBody, origin: Origin): Promise<Answer<'signIn'>> {
    const email = body.email.toLowerCase();
    await takeOrRefuse(limits, 'passwordPerAddress', origin.address, 'too-many-attempts');
    await takeOrRefuse(limits, 'passwordPerAccount', email, 'too-many-attempts');
    const account = await findAccountByEmail(db, email);
    const isRight = await passwords.matches(account?.password_hash ?? null, body.password);
    if (!account || !isRight) {
      await record(db, {
        actor: stranger(email, origin),
        action: 'sign-in refused',
        subject: `email:${email}`,
      });
      throw new ProblemError('invalid-credentials');
    }
    assertMayEnter(account);
    await limits.clear('passwordPerAccount', email);
    const ticket = randomBytes(32).toString('base64url');
    await insertPendingSignIn(db, account.id, hashSecret(ticket));
    if (!account.phone) return { next: 'enrol', ticket };
    return { next: 'code', ticket, phoneHint: phoneHint(account.phone) };
  }

  async function sendCode(body: SendCodeBody, origin: Origin): Promise<Answer<'sendCode'>> {
    const { pending, account } = await openPending(body.ticket);
    const { phone } = account;
    if (!phone) throw new ProblemError('not-enrolled');
    await captcha.redeem(body.captcha);
    await spendSms('smsPerUser', account.id);
    await spendSms('smsPerNumber', phone);
    await spendSms('smsPerAddress', origin.address);
    await spendSms('smsPerDay', 'all');
    const id = randomUUID();
    const code = makeCode();
    await db.transaction().execute(async (tx) => {
      const code_hmac = codeHmac(secrets, pending.id, code);
      await insertChallenge(tx, { id, pending_id: pending.id, phone, code_hmac });
      await outbox.add(tx, { channel: 'sms', recipient: phone, body: codeMessage(productName, code) });
    });
    outbox.kick();
    return { verificationId: id };
  }

  async function confirmCode(body: ConfirmCodeBody, origin: Origin) {
    if (!body.code) throw new ProblemError('code-missing', { fields: { code: 'code-missing' } });
    const { pending, account } = await openPending(body.ticket);
    await checkCode(pending, body);
    const actor: Actor = { ...stranger(account.email, origin), id: account.id };
    const opened = await db.transaction().execute(async (tx) => {
      // Of two confirmations with the right code, one opens the session.
      if (!(await finishPendingSignIn(tx, pending.id))) throw new ProblemError('sign-in-session-invalid');
      await markUsed(tx, body.verificationId);
      await record(tx, { actor, action: 'signed in', subject: `user:${account.id}` });
      return sessions.open(tx, account.id);
    });
    return sessions.grant(opened);
  }

  async function openPending(ticket: string): Promise<{ pending: PendingSignIn; account: Account }> {
    if (!ticket) throw new ProblemError('sign-in-session-missing');
    const pending = await findPendingSignIn(db, hashSecret(ticket));
    if (!pending) throw new ProblemError('sign-in-session-invalid');
    if (pending.isOver) throw new ProblemError('sign-in-session-expired');
    const account = await findAccount(db, pending.user_id);
    if (!account) throw new ProblemError('sign-in-session-invalid');
    assertMayEnter(account);
    return { pending, account };
  }

  async function checkCode(pending: PendingSignIn, { verificationId, code }: ConfirmCodeBody): Promise<void> {
    if (!verificationId) throw new ProblemError('verification-id-missing');
    if (!isUuid(verificationId)) throw new ProblemError('verification-id-invalid');
    const attempt = await countTry(db, verificationId, pending.id);
    if (!attempt) throw new ProblemError('verification-id-invalid');
    if (attempt.tries > rules.codeTries) throw new ProblemError('code-tries-spent');
    if (attempt.isOver) throw new ProblemError('code-expired');
    const given = codeHmac(secrets, pending.id, code);
    if (!isSameCode(attempt.code_hmac, given)) throw new ProblemError('code-invalid');
  }

  return { withCredentials, sendCode, confirmCode };
}

export type SignIn = ReturnType<typeof createSignIn>;

/** Told after the right password only, and before any text message is paid for. */
function assertMayEnter(account: Account): void {
  if (account.locked) throw new ProblemError('user-disabled');
  assertAllowed(standing(account, account.now));
}

function stranger(email: string, origin: Origin): Actor {
  return { id: null, name: email, address: origin.address, requestId: origin.requestId };
}

function isUuid(value: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);
}
