import { emailLinks as rules } from '@caliper/contract/limits.ts';
import type { Viewer } from '../../../access/viewer.ts';
import { actorOf, viewerAsActor } from '../../../http/actor.ts';
import type { Origin } from '../../../http/endpoints.ts';
import { takeOrRefuse } from '../../../http/limits.ts';
import { ProblemError } from '../../../http/problem.ts';
import { record } from '../../../platform/audit/audit.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import type { Db, Tx } from '../../../platform/postgres/postgres.ts';
import { hashSecret, newSecret } from '../../../platform/secrets/one-time.ts';
import { type Account, findAccountByEmail, markEmailVerified } from '../accounts/accounts.store.ts';
import { lockAnybody } from '../accounts/members.store.ts';
import { findLinkOwner, insertLink, type LinkPurpose, useLink } from './email-links.store.ts';
import { recoveryMail, verificationMail } from './mails.ts';

interface EmailLinkNeeds {
  db: Db;
  limits: Limits;
  outbox: Outbox;
  baseUrl: URL;
  productName: string;
}

type Addressee = Pick<Account, 'id' | 'email' | 'name'>;

const seconds: Record<LinkPurpose, number> = { verify: rules.verifySeconds, reset: rules.resetSeconds };
const pages: Record<LinkPurpose, string> = { verify: '/verify-email/', reset: '/reset-password/' };
const mails = { verify: verificationMail, reset: recoveryMail };

/** Links by mail. Opening one only shows a page; nothing changes until the person submits it. */
export function createEmailLinks({ db, limits, outbox, baseUrl, productName }: EmailLinkNeeds) {
  async function mail(purpose: LinkPurpose, to: Addressee): Promise<void> {
    await db.transaction().execute((tx) => mailIn(tx, purpose, to));
    outbox.kick();
  }

  /** As part of a larger transaction. */
  async function mailIn(tx: Tx, purpose: LinkPurpose, to: Addressee): Promise<void> {
    const link = await issueLink(tx, purpose, to.id, baseUrl);
    const letter = mails[purpose](productName, to.name, link);
    const goodForSeconds = seconds[purpose];
    await outbox.add(tx, { channel: 'mail', recipient: to.email, goodForSeconds, ...letter });
  }

  /** For staff: they may know which accounts exist, so an unknown address is reported. */
  async function sendVerification(
    viewer: Viewer,
    { email, name }: { email: string; name: string },
    origin: Origin,
  ): Promise<void> {
    const account = await findAccountByEmail(db, email);
    if (!account) throw new ProblemError('not-found');
    await takeOrRefuse(limits, 'verificationPerAccount', account.id, 'too-many-attempts');
    await db.transaction().execute(async (tx) => {
      await mailIn(tx, 'verify', { ...account, name });
      const actor = viewerAsActor(viewer, origin);
      await record(tx, { actor, action: 'verification sent', subject: `user:${account.id}` });
    });
    outbox.kick();
  }

  /** Someone who knows the password but has not verified yet may have lost the first mail. */
  async function remindToVerify(account: Account): Promise<void> {
    const verdict = await limits.take('verificationPerAccount', account.id);
    if (verdict.allowed) await mail('verify', account);
  }

  async function verify(token: string, origin: Origin): Promise<void> {
    await takeOrRefuse(limits, 'linkPerAddress', origin.address, 'too-many-attempts');
    await db.transaction().execute(async (tx) => {
      const owner = await follow(tx, 'verify', token);
      await markEmailVerified(tx, owner.id);
      const actor = actorOf(owner, origin);
      await record(tx, { actor, action: 'e-mail verified', subject: `user:${owner.id}` });
    });
  }

  return { mail, mailIn, sendVerification, remindToVerify, verify };
}

export type EmailLinks = ReturnType<typeof createEmailLinks>;

/** A new link for an account; its secret exists only in the returned link. */
export async function issueLink(tx: Tx, purpose: LinkPurpose, userId: string, baseUrl: URL): Promise<string> {
  const token = newSecret();
  await insertLink(tx, {
    token_hash: hashSecret(token),
    purpose,
    user_id: userId,
    seconds: seconds[purpose],
  });
  return new URL(pages[purpose] + token, baseUrl).href;
}

/**
 * Uses a link, and returns the account it belongs to. Locks in the same order as changing a password and deleting an
 * account: the person, then the link.
 */
export async function follow(
  tx: Tx,
  purpose: LinkPurpose,
  token: string,
): Promise<Pick<Account, 'id' | 'email'>> {
  const tokenHash = hashSecret(token);
  const ownerId = await findLinkOwner(tx, purpose, tokenHash);
  const [owner] = ownerId ? await lockAnybody(tx, ownerId) : [];
  if (!owner || !(await useLink(tx, purpose, tokenHash))) throw new ProblemError('link-invalid');
  return owner;
}
