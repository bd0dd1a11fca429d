import type { Body } from '@caliper/contract/endpoints.ts';
import type { Viewer } from '../../../access/viewer.ts';
import { actorOf, viewerAsActor } from '../../../http/actor.ts';
import type { Origin } from '../../../http/endpoints.ts';
import { takeOrRefuse } from '../../../http/limits.ts';
import { ProblemError } from '../../../http/problem.ts';
import { record } from '../../../platform/audit/audit.ts';
import type { Job, Jobs } from '../../../platform/jobs/jobs.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import type { Db } from '../../../platform/postgres/postgres.ts';
import { hashSecret } from '../../../platform/secrets/one-time.ts';
import {
  findAccount,
  findAccountByEmail,
  markEmailVerified,
  setPassword,
} from '../accounts/accounts.store.ts';
import { type EmailLinks, follow } from '../mails/email-links.service.ts';
import { dropLinks, findLinkOwner } from '../mails/email-links.store.ts';
import { mayChangePassword } from '../sessions/session-user.ts';
import { signOutEverywhere } from '../sessions/sign-out.ts';
import { assertStillIn } from '../sessions/still-in.ts';
import type { Captcha } from '../sign-in/captcha.ts';
import { assertRecent } from '../sign-in/recent.ts';
import type { Passwords } from './password.ts';
import { assertNewPassword } from './password-strength.ts';

interface PasswordNeeds {
  db: Db;
  limits: Limits;
  jobs: Jobs;
  captcha: Captcha;
  passwords: Passwords;
  emailLinks: EmailLinks;
  productName: string;
}

/** New passwords: through a link in a mail, or by someone who has just signed in. */
export function createPasswordChanges(needs: PasswordNeeds) {
  const { db, limits, jobs, captcha, passwords, emailLinks, productName: product } = needs;

  /** The address is looked up here, after the answer, so that known and unknown ones take the same time. */
  const recoveryJob: Job<{ email: string }> = {
    name: 'password-recovery',
    async run({ email }) {
      const account = await findAccountByEmail(db, email);
      if (account?.password_hash) await emailLinks.mail('reset', account);
    },
  };

  async function recover(body: Body<'passwordRecovery'>, origin: Origin): Promise<void> {
    const email = body.email.toLowerCase();
    await captcha.redeem(body.captcha);
    await takeOrRefuse(limits, 'recoveryPerAddress', origin.address, 'too-many-attempts');
    await takeOrRefuse(limits, 'recoveryPerAccount', email, 'too-many-attempts');
    await db.transaction().execute((tx) => jobs.enqueue(tx, recoveryJob, { email }));
  }

  async function reset(body: Body<'passwordReset'>, origin: Origin): Promise<void> {
    await takeOrRefuse(limits, 'linkPerAddress', origin.address, 'too-many-attempts');
    const ownerId = await findLinkOwner(db, 'reset', hashSecret(body.token));
    const account = ownerId && (await findAccount(db, ownerId));
    if (!account) throw new ProblemError('link-invalid');
    assertNewPassword(body, { product, ...account });
    const passwordHash = await passwords.hash(body.password);
    await db.transaction().execute(async (tx) => {
      const owner = await follow(tx, 'reset', body.token);
      await setPassword(tx, owner.id, passwordHash);
      // Following the link proves access to the mailbox.
      await markEmailVerified(tx, owner.id);
      await dropLinks(tx, 'reset', owner.id);
      await signOutEverywhere(tx, owner.id, 'password reset');
      const actor = actorOf(owner, origin);
      await record(tx, { actor, action: 'password reset', subject: `user:${owner.id}` });
    });
  }

  async function change(viewer: Viewer, body: Body<'changePassword'>, origin: Origin): Promise<void> {
    const account = await findAccount(db, viewer.userId);
    if (!account || !mayChangePassword(account)) throw new ProblemError('forbidden');
    assertNewPassword(body, { product, ...account });
    assertRecent(viewer.signedInAt, viewer.now);
    const passwordHash = await passwords.hash(body.password);
    await db.transaction().execute(async (tx) => {
      await setPassword(tx, viewer.userId, passwordHash);
      await assertStillIn(tx, viewer);
      await dropLinks(tx, 'reset', viewer.userId);
      await signOutEverywhere(tx, viewer.userId, 'password changed', viewer.sessionId);
      const actor = viewerAsActor(viewer, origin);
      await record(tx, { actor, action: 'password changed', subject: `user:${viewer.userId}` });
    });
  }

  return { recover, reset, change, recoveryJob };
}

export type PasswordChanges = ReturnType<typeof createPasswordChanges>;
