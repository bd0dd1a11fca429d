import { randomUUID } from 'node:crypto';
import type { Answer, Body } from '@caliper/contract/endpoints.ts';
import { signIn as rules } from '@caliper/contract/limits.ts';
import { actorOf } from '../../../http/actor.ts';
import type { Origin } from '../../../http/endpoints.ts';
import { takeOrRefuse } from '../../../http/limits.ts';
import { ProblemError } from '../../../http/problem.ts';
import { type Actor, record } from '../../../platform/audit/audit.ts';
import type { LimitName, Limits } from '../../../platform/limits/limits.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import { type Db, isUuid, type Tx } from '../../../platform/postgres/postgres.ts';
import { hashSecret } from '../../../platform/secrets/one-time.ts';
import type { Secrets } from '../../../platform/secrets/secrets.ts';
import { type Account, findAccount, insertSecondFactor } from '../accounts/accounts.store.ts';
import type { Captcha } from './captcha.ts';
import { codeHmac, codeMessage, isSameCode, makeCode } from './code.ts';
import {
  type Attempt,
  assertMayEnter,
  type Entered,
  type Entry,
  recordingRefusals,
} from './entry.service.ts';
import { assertSendable, checkPhone, type PhoneRules } from './phone.ts';
import { assertRecent } from './recent.ts';
import {
  countTry,
  findPendingSignIn,
  finishPendingSignIn,
  insertChallenge,
  keepPendingSignIn,
  markUsed,
  type PendingSignIn,
  type Try,
  voidOtherNumbers,
} from './sign-in.store.ts';

interface SecondFactorNeeds {
  db: Db;
  secrets: Secrets;
  limits: Limits;
  outbox: Outbox;
  captcha: Captcha;
  entry: Entry;
  phoneRules: PhoneRules;
  productName: string;
}

type SendCodeBody = Body<'sendCode'>;
type ConfirmCodeBody = Body<'confirmCode'>;

/** A code by text message, to the enrolled phone or to the one being enrolled. */
export function createSecondFactor(needs: SecondFactorNeeds) {
  const { db, secrets, limits, outbox, captcha, entry, phoneRules, productName } = needs;

  async function sendCode(body: SendCodeBody, origin: Origin): Promise<Answer<'sendCode'>> {
    const { pending, account } = await openPending(body.ticket, origin);
    const phone = phoneFor(account, pending, body.phone);
    await captcha.redeem(body.captcha);
    await spend(account.id, phone, origin);
    const id = randomUUID();
    const code = makeCode();
    await db.transaction().execute(async (tx) => {
      if (!(await keepPendingSignIn(tx, pending.id))) throw new ProblemError('sign-in-session-invalid');
      await voidOtherNumbers(tx, pending.id, phone);
      const code_hmac = codeHmac(secrets, pending.id, code);
      await insertChallenge(tx, { id, pending_id: pending.id, phone, enrols: !account.phone, code_hmac });
      await outbox.add(tx, {
        channel: 'sms',
        recipient: phone,
        body: codeMessage(productName, code),
        goodForSeconds: rules.codeSeconds,
      });
    });
    outbox.kick();
    return { verificationId: id };
  }

  function phoneFor(account: Account, pending: PendingSignIn, phone: string | undefined): string {
    if (account.phone && phone !== undefined) throw new ProblemError('already-enrolled');
    if (account.phone) {
      assertSendable(account.phone, phoneRules);
      return account.phone;
    }
    const wanted = checkPhone(phone, phoneRules);
    if (!account.email_verified_at) throw new ProblemError('email-unverified');
    assertRecent(pending.created_at, account.now);
    return wanted;
  }

  async function spend(userId: string, phone: string, origin: Origin): Promise<void> {
    const budgets: [LimitName, string][] = [
      ['smsPerUser', userId],
      ['smsPerNumber', phone],
      ['smsPerAddress', origin.address],
      ['smsPerDay', 'all'],
    ];
    for (const [name, who] of budgets) {
      await takeOrRefuse(limits, name, who, 'sms-budget-spent', { product: productName });
    }
  }

  async function confirmCode(body: ConfirmCodeBody, attempt: Attempt): Promise<Entered> {
    if (!body.code) throw new ProblemError('code-missing', { field: 'code' });
    const { pending, account } = await openPending(body.ticket, attempt.origin);
    const actor = actorOf(account, attempt.origin);
    return recordingRefusals(needs, actor, `user:${account.id}`, async () => {
      if (!account.phone) assertRecent(pending.created_at, account.now);
      const { phone, enrols } = await checkCode(pending, body);
      const entered = await entry.enter(account, attempt, async (tx) => {
        // Of two confirmations with the right code, one opens the session; and none after staff removed the phone.
        if (!(await finishPendingSignIn(tx, pending.id))) throw new ProblemError('sign-in-session-invalid');
        await markUsed(tx, body.verificationId);
        if (enrols) await enrol(tx, actor, account, phone);
      });
      // It reached its reader. What counts against an address is the messages that no one wanted.
      await limits.giveBack('smsPerAddress', attempt.origin.address);
      return entered;
    });
  }

  async function enrol(tx: Tx, actor: Actor, account: Account, phone: string): Promise<void> {
    if (!(await insertSecondFactor(tx, account.id, phone))) throw new ProblemError('already-enrolled');
    await record(tx, { actor, action: 'second factor enrolled', subject: `user:${account.id}` });
  }

  async function openPending(
    ticket: string,
    origin: Origin,
  ): Promise<{ pending: PendingSignIn; account: Account }> {
    if (!ticket) throw new ProblemError('sign-in-session-missing');
    const pending = await findPendingSignIn(db, hashSecret(ticket));
    const account = pending && (await findAccount(db, pending.user_id));
    if (!account) throw new ProblemError('sign-in-session-invalid');
    if (pending.isOver) throw new ProblemError('sign-in-session-expired');
    const actor = actorOf(account, origin);
    return recordingRefusals(needs, actor, `user:${account.id}`, async () => {
      assertMayEnter(account);
      return { pending, account };
    });
  }

  async function checkCode(pending: PendingSignIn, { verificationId, code }: ConfirmCodeBody): Promise<Try> {
    if (!verificationId) throw new ProblemError('verification-id-missing');
    if (!isUuid(verificationId)) throw new ProblemError('verification-id-invalid');
    const attempt = await countTry(db, verificationId, pending.id);
    if (!attempt) throw new ProblemError('verification-id-invalid');
    if (attempt.tries > rules.codeTries) throw new ProblemError('code-tries-spent');
    if (attempt.isOver) throw new ProblemError('code-expired', { field: 'code' });
    const given = codeHmac(secrets, pending.id, code);
    if (!isSameCode(attempt.code_hmac, given)) throw new ProblemError('code-invalid', { field: 'code' });
    return attempt;
  }

  return { sendCode, confirmCode };
}

export type SecondFactor = ReturnType<typeof createSecondFactor>;
