import type { Answer, Body } from '@caliper/contract/endpoints.ts';
import { standing } from '../../../access/decide.ts';
import { actorOf } from '../../../http/actor.ts';
import type { Origin } from '../../../http/endpoints.ts';
import { ProblemError } from '../../../http/problem.ts';
import { record } from '../../../platform/audit/audit.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import type { Db, Tx } from '../../../platform/postgres/postgres.ts';
import type { Account } from '../accounts/accounts.store.ts';
import { listLeaders } from '../accounts/members.store.ts';
import { accessMail, renewalMail } from '../mails/mails.ts';
import type { Passwords } from '../passwords/password.ts';
import type { SignIn } from './sign-in.service.ts';

interface AccessRequestNeeds {
  db: Db;
  limits: Limits;
  outbox: Outbox;
  passwords: Passwords;
  signIn: SignIn;
  productName: string;
  baseUrl: URL;
  /** The address of the staff who handle requests. */
  contactEmail: string;
}

type Asked = Answer<'askForAccess'>['asked'];

/**
 * The way on for a person with the right password who is not let in. The password is the proof, as in signing in: a
 * stranger learns nothing here, neither who has an account nor who leads a team.
 */
export function createAccessRequests(needs: AccessRequestNeeds) {
  const { db, limits, outbox, passwords, signIn, productName, baseUrl, contactEmail } = needs;

  async function ask(body: Body<'askForAccess'>, origin: Origin): Promise<Answer<'askForAccess'>> {
    const email = body.email.toLowerCase();
    const account = await passwords.inTurn(() => signIn.prove(email, body.password, origin));
    if (account.locked) throw new ProblemError('user-disabled');
    const verdict = standing(account, account.now);
    if (verdict.allowed) return { asked: null, sent: false };
    const answer = await db.transaction().execute(async (tx) => {
      const { allowed } = await limits.take('accessRequest', account.id, { within: tx });
      const help = verdict.reason === 'company expired' ? askForRenewal : askToBeEnabled;
      const asked = await help(tx, account, allowed);
      const actor = actorOf(account, origin);
      if (allowed) await record(tx, { actor, action: 'access requested', subject: `user:${account.id}` });
      return { asked, sent: allowed };
    });
    outbox.kick();
    return answer;
  }

  async function askForRenewal(tx: Tx, account: Account, isFirst: boolean): Promise<Asked> {
    const mail = { ...renewalMail(productName, account), replyTo: account.email };
    if (isFirst) await outbox.add(tx, { channel: 'mail', recipient: contactEmail, ...mail });
    return 'staff';
  }

  /** Staff enable the people of a team without a leader, on a page of their own. */
  async function askToBeEnabled(tx: Tx, account: Account, isFirst: boolean): Promise<Asked> {
    const leaders = await listLeaders(tx, account.usergroup_id);
    const isTheirs = leaders.length > 0;
    const page = isTheirs
      ? '/dashboard/team-management'
      : `/admin-panel/client-access?company=${account.usergroup_id}&tab=users`;
    const readers = isTheirs ? leaders : [{ name: productName, email: contactEmail }];
    for (const reader of isFirst ? readers : []) {
      const mail = accessMail(productName, reader.name, account, new URL(page, baseUrl).href);
      await outbox.add(tx, { channel: 'mail', recipient: reader.email, ...mail });
    }
    return isTheirs ? 'leader' : 'staff';
  }

  return { ask };
}

export type AccessRequests = ReturnType<typeof createAccessRequests>;
