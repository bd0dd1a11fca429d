import type { Answer, Body } from '@caliper/contract/endpoints.ts';
import { actorOf } from '../../../http/actor.ts';
import type { Origin } from '../../../http/endpoints.ts';
import { takeOrRefuse, tooMany } from '../../../http/limits.ts';
import { ProblemError } from '../../../http/problem.ts';
import type { Actor } from '../../../platform/audit/audit.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import type { Db } from '../../../platform/postgres/postgres.ts';
import { hashSecret, newSecret } from '../../../platform/secrets/one-time.ts';
import { type Account, findAccountByEmail } from '../accounts/accounts.store.ts';
import type { EmailLinks } from '../mails/email-links.service.ts';
import type { Passwords } from '../passwords/password.ts';
import { phoneHint } from './code.ts';
import { assertMayEnter, recordingRefusals, recordRefusal } from './entry.service.ts';
import { insertPendingSignIn } from './sign-in.store.ts';

interface SignInNeeds {
  db: Db;
  limits: Limits;
  passwords: Passwords;
  emailLinks: EmailLinks;
}

/** The first factor. It only gives access to the second. */
export function createSignIn({ db, limits, passwords, emailLinks }: SignInNeeds) {
  async function withCredentials(body: Body<'signIn'>, origin: Origin): Promise<Answer<'signIn'>> {
    // The slot comes first: a flood is refused before it costs the database anything.
    const ticket = newSecret();
    const account = await passwords.inTurn(() =>
      checkPassword(body.email.toLowerCase(), body.password, ticket, origin),
    );
    if (!account.email_verified_at) await emailLinks.remindToVerify(account);
    if (!account.phone) return { next: 'enrol', ticket };
    return { next: 'code', ticket, phoneHint: phoneHint(account.phone) };
  }

  async function checkPassword(
    email: string,
    password: string,
    ticket: string,
    origin: Origin,
  ): Promise<Account> {
    const account = await prove(email, password, origin);
    const actor = actorOf({ id: null, email }, origin);
    return recordingRefusals({ db, limits }, actor, `email:${email}`, async () => {
      assertMayEnter(account);
      const isStillRight = await insertPendingSignIn(db, account, hashSecret(ticket));
      if (!isStillRight) throw new ProblemError('invalid-credentials');
      return account;
    });
  }

  /** The account, for whoever knows its password. Call within a slot for hashing. */
  async function prove(email: string, password: string, origin: Origin): Promise<Account> {
    await takeOrRefuse(limits, 'passwordPerAddress', origin.address, 'too-many-attempts');
    const actor = actorOf({ id: null, email }, origin);
    await takeTry(actor, email);
    const account = await findAccountByEmail(db, email);
    const isRight = await passwords.matches(account?.password_hash ?? null, password);
    return recordingRefusals({ db, limits }, actor, `email:${email}`, async () => {
      if (!account || !isRight) throw new ProblemError('invalid-credentials');
      // Only the owner's own try: strangers' guesses stay counted.
      await limits.giveBack('passwordPerAccount', email);
      await limits.giveBack('passwordPerAddress', origin.address);
      return account;
    });
  }

  /** Only the first refusal of a window is recorded: a flood must not fill the audit log. */
  async function takeTry(actor: Actor, email: string): Promise<void> {
    const verdict = await limits.take('passwordPerAccount', email);
    if (verdict.allowed) return;
    const refusal = tooMany('too-many-attempts', verdict.retryAfter);
    const { allowed: isFirst } = await limits.take('lockoutRecord', email);
    if (isFirst) await recordRefusal(db, actor, `email:${email}`, refusal);
    throw refusal;
  }

  return { withCredentials, prove };
}

export type SignIn = ReturnType<typeof createSignIn>;
