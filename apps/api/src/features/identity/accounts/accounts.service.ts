import type { Answer, Body } from '@caliper/contract/endpoints.ts';
import type { Viewer } from '../../../access/viewer.ts';
import { viewerAsActor } from '../../../http/actor.ts';
import type { Origin } from '../../../http/endpoints.ts';
import { ProblemError } from '../../../http/problem.ts';
import { record } from '../../../platform/audit/audit.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import type { Db, Tx } from '../../../platform/postgres/postgres.ts';
import type { EmailLinks } from '../mails/email-links.service.ts';
import type { Passwords } from '../passwords/password.ts';
import { assertNewPassword } from '../passwords/password-strength.ts';
import { assertStillIn } from '../sessions/still-in.ts';
import { endBeforeDeletion } from '../viewing/viewing.service.ts';
import {
  deleteUser,
  deleteUsersOf,
  findCompanyByName,
  listIdsOf,
  lockForDeletion,
} from './accounts.store.ts';
import { addUser } from './add-user.ts';
import { assertChoices, roleOf } from './new-account.ts';
import { lockSeats } from './seats.store.ts';
import { assertRoom } from './seats.ts';

interface AccountsNeeds {
  db: Db;
  outbox: Outbox;
  passwords: Passwords;
  emailLinks: EmailLinks;
  productName: string;
  joined: Joined;
  leaving: Leaving;
}

/** Called when someone with a pending invitation gets an account in another way. */
export type Joined = (tx: Tx, member: { id: string; usergroup_id: number; email: string }) => Promise<void>;

/** Called before a person is deleted, and before their row is locked. */
export type Leaving = (tx: Tx, userId: string) => Promise<void>;

/** Accounts that staff create and delete. */
export function createAccounts(needs: AccountsNeeds) {
  const { db, outbox, passwords, emailLinks, productName: product, joined, leaving } = needs;

  async function create(
    viewer: Viewer,
    body: Body<'createUser'>,
    origin: Origin,
  ): Promise<Answer<'createUser'>> {
    const { company, password, confirmPassword, email, role, lead, ...details } = body;
    if (!company) throw new ProblemError('company-missing', { field: 'company' });
    assertChoices(body);
    assertNewPassword({ password, confirmPassword }, { product, company, name: details.name, email });
    const found = await findCompanyByName(db, company);
    if (!found) throw new ProblemError('company-unknown', { field: 'company' });
    const roleAndLead = roleOf({ role, lead }, found.provider);
    const account = { ...details, ...roleAndLead, email: email.toLowerCase() };
    const password_hash = await passwords.hash(password);
    const uid = await db.transaction().execute(async (tx) => {
      const seats = await lockSeats(tx, found.id);
      await assertStillIn(tx, viewer);
      if (!seats) throw new ProblemError('company-unknown', { field: 'company' });
      assertRoom(seats);
      // A leader can start at once; everyone else must be enabled by one.
      const user = { ...account, usergroup_id: found.id, enabled: roleAndLead.lead, password_hash };
      const id = await addUser(tx, user, 'email-taken');
      await joined(tx, { id, usergroup_id: found.id, email: account.email });
      await emailLinks.mailIn(tx, 'verify', { id, ...account });
      await record(tx, {
        actor: viewerAsActor(viewer, origin),
        action: 'account created',
        subject: `user:${id}`,
        to: { email: account.email, company: seats.company, ...roleAndLead },
      });
      return id;
    });
    outbox.kick();
    return { uid };
  }

  async function remove(viewer: Viewer, uid: string, origin: Origin): Promise<void> {
    await db.transaction().execute(async (tx) => {
      // One at a time: of two admins who delete each other, one remains.
      await lockSeats(tx, viewer.usergroupId);
      await assertStillIn(tx, viewer);
      await leaving(tx, uid);
      const account = await lockForDeletion(tx, uid);
      if (!account) throw new ProblemError('not-found');
      // No one deletes themselves, so an admin always remains; MedCore reports depend on the support account.
      if (account.id === viewer.userId || account.special) throw new ProblemError('account-kept');
      // Who it was goes with the person (0018).
      const { company, role } = account;
      await record(tx, {
        actor: viewerAsActor(viewer, origin),
        action: 'account deleted',
        subject: `user:${account.id}`,
        from: { company, role },
      });
      await endBeforeDeletion(tx, [account.id]);
      await deleteUser(tx, account.id);
    });
  }

  return { create, remove };
}

/** With their company; their e-mails. */
export async function deletePeopleOf(tx: Tx, usergroupId: number): Promise<string[]> {
  await endBeforeDeletion(tx, await listIdsOf(tx, usergroupId));
  return deleteUsersOf(tx, usergroupId);
}

export type Accounts = ReturnType<typeof createAccounts>;
