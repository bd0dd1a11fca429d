import type { Answer, Body } from '@caliper/contract/endpoints.ts';
import { actorOf } from '../../http/actor.ts';
import type { Origin } from '../../http/endpoints.ts';
import { takeOrRefuse } from '../../http/limits.ts';
import { ProblemError } from '../../http/problem.ts';
import { record } from '../../platform/audit/audit.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { Db, Tx } from '../../platform/postgres/postgres.ts';
import { hashSecret } from '../../platform/secrets/one-time.ts';
import { addUser, assertChoices, assertNewPassword, listLeaders, type Passwords } from '../identity/index.ts';
import { sentenceFor } from './invitation.ts';
import {
  findByToken,
  findOpen,
  type InvitationRow,
  lockInvitation,
  markRegistered,
} from './invitations.store.ts';
import { registeredMail } from './mails.ts';

interface RegistrationNeeds {
  db: Db;
  limits: Limits;
  outbox: Outbox;
  passwords: Passwords;
  baseUrl: URL;
  productName: string;
  /** The address of the staff who handle requests. */
  contactEmail: string;
}

/** What an invited person can do. Looking changes nothing; only registering uses up the link. */
export function createRegistration(needs: RegistrationNeeds) {
  const { db, limits, outbox, passwords, baseUrl, productName, contactEmail } = needs;

  async function find(token: string, origin: Origin): Promise<InvitationRow> {
    await takeOrRefuse(limits, 'registrationPerAddress', origin.address, 'too-many-attempts');
    const invitation = await findOpen(db, hashSecret(token));
    if (!invitation) throw new ProblemError('link-invalid');
    return invitation;
  }

  async function describe(token: string, origin: Origin): Promise<Answer<'invitedAs'>> {
    const { email, company, name, title, phone } = await find(token, origin);
    return { email, company, name, title, phone };
  }

  async function status(token: string, origin: Origin): Promise<Answer<'registrationStatus'>> {
    await takeOrRefuse(limits, 'registrationPerAddress', origin.address, 'too-many-attempts');
    const invitation = await findByToken(db, hashSecret(token));
    if (!invitation) throw new ProblemError('not-found');
    return { message: sentenceFor(invitation) };
  }

  async function register(body: Body<'register'>, origin: Origin): Promise<void> {
    const invitation = await find(body.token, origin);
    assertChoices(body);
    const name = `${body.firstName} ${body.lastName}`;
    const { email, company } = invitation;
    assertNewPassword(body, { product: productName, company, name, email });
    const password_hash = await passwords.hash(body.password);
    await db.transaction().execute(async (tx) => {
      await assertStillOpen(tx, invitation, body.token);
      const { title, phone, country, category } = body;
      const user = {
        usergroup_id: invitation.usergroup_id,
        email: invitation.email,
        name,
        title,
        phone,
        country,
        category,
        password_hash,
        // Anyone who has the link has access to the mailbox.
        email_verified_at: invitation.now,
      };
      const userId = await addUser(tx, user, 'email-registered');
      await markRegistered(tx, invitation.pending_id, userId);
      await tellLeaders(tx, invitation.usergroup_id, user.name);
      const actor = actorOf({ id: userId, email: invitation.email }, origin);
      const to = { email: invitation.email, company: invitation.company };
      await record(tx, { actor, action: 'registered', subject: `user:${userId}`, to });
    });
    outbox.kick();
  }

  async function tellLeaders(tx: Tx, usergroupId: number, member: string): Promise<void> {
    const leaders = await listLeaders(tx, usergroupId);
    // Staff enable the members of a team without a leader, on a page of their own.
    const isTheirs = leaders.length > 0;
    const readers = isTheirs ? leaders : [{ name: productName, email: contactEmail }];
    const page = isTheirs
      ? '/dashboard/team-management'
      : `/admin-panel/client-access?company=${usergroupId}&tab=users`;
    for (const { name, email } of readers) {
      const mail = registeredMail(productName, name, member, new URL(page, baseUrl).href);
      await outbox.add(tx, { channel: 'mail', recipient: email, ...mail });
    }
  }

  return {
    verify: async (token: string, origin: Origin) => void (await find(token, origin)),
    describe,
    status,
    register,
  };
}

export type Registration = ReturnType<typeof createRegistration>;

/** Checks again after the slow hashing: of two requests at once, the second finds the link used. */
async function assertStillOpen(tx: Tx, { pending_id }: InvitationRow, token: string): Promise<void> {
  await lockInvitation(tx, pending_id);
  if (!(await findOpen(tx, hashSecret(token)))) throw new ProblemError('link-invalid');
}
