import type { Answer, Body } from '@caliper/contract/endpoints.ts';
import { invitation as rules } from '@caliper/contract/limits.ts';
import type { Viewer } from '../../access/viewer.ts';
import { viewerAsActor } from '../../http/actor.ts';
import type { Origin } from '../../http/endpoints.ts';
import { takeBySender, takeOrRefuse } from '../../http/limits.ts';
import { ProblemError } from '../../http/problem.ts';
import { record } from '../../platform/audit/audit.ts';
import { epochSeconds } from '../../platform/clock/clock.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { Db, Tx } from '../../platform/postgres/postgres.ts';
import { hashSecret, newSecret } from '../../platform/secrets/one-time.ts';
import { assertStillIn, findCompanyByName, lockSeats } from '../identity/index.ts';
import { stateOf } from './invitation.ts';
import {
  countOpen,
  findHolder,
  type InvitationRow,
  insertInvitation,
  isInvited,
  isMember,
  listAll,
  listOwn,
  lockInvitation,
  markDenied,
  setToken,
} from './invitations.store.ts';
import { invitationMail, requestedMail } from './mails.ts';

interface InvitationNeeds {
  db: Db;
  limits: Limits;
  outbox: Outbox;
  baseUrl: URL;
  productName: string;
  /** The address of the staff who handle requests. */
  contactEmail: string;
}

/** Invitations: a leader requests one, and staff allow it, which mails a link, or deny it. */
export function createInvitations(needs: InvitationNeeds) {
  const { db, limits, outbox, baseUrl, productName, contactEmail } = needs;
  const addressOf = (path: string) => new URL(path, baseUrl).href;

  async function list(viewer: Viewer): Promise<Answer<'authRequests'>> {
    const rows = viewer.role === 'admin' ? await listAll(db) : await listOwn(db, viewer.usergroupId);
    return rows.flatMap((row) => {
      const state = stateOf(row, row.now);
      if (state === 'registered') return [];
      const { pending_id, company, email } = row;
      return {
        pending_id,
        company,
        email,
        state,
        createdAt: epochSeconds(row.created_at),
        expiresAt: row.expires_at && epochSeconds(row.expires_at),
        invitedBy: row.invited_by,
      };
    });
  }

  async function invite(viewer: Viewer, body: Body<'invite'>, origin: Origin): Promise<Answer<'invite'>> {
    const email = body.email.toLowerCase();
    const company = await findCompanyByName(db, body.company);
    const isTheirs = viewer.role === 'admin' || company?.id === viewer.usergroupId;
    // Provider staff need not be enabled, so only an admin can add someone to that company.
    if (!company || company.provider || !isTheirs) throw new ProblemError('not-found');
    await takeBySender(limits, 'invitation', viewer, origin, 'too-many-invitations');
    const pending_id = await db.transaction().execute(async (tx) => {
      await assertSeat(tx, company.id, email);
      await assertStillIn(tx, viewer);
      const id = await insertInvitation(tx, { usergroup_id: company.id, email, invited_by: viewer.userId });
      const request = { company: company.company, email, by: `${viewer.name} (${viewer.email})` };
      const mail = requestedMail(productName, request, addressOf('/admin-panel'));
      await outbox.add(tx, { channel: 'mail', recipient: contactEmail, ...mail });
      await record(tx, {
        actor: viewerAsActor(viewer, origin),
        action: 'invitation requested',
        subject: `invitation:${id}`,
        to: { email, company: company.company },
      });
      return id;
    });
    outbox.kick();
    return { pending_id };
  }

  /** Locks the company, so that the next request counts this one too. */
  async function assertSeat(tx: Tx, usergroupId: number, email: string): Promise<void> {
    const seats = await lockSeats(tx, usergroupId);
    if (!seats) throw new ProblemError('not-found');
    if (await isMember(tx, usergroupId, email)) throw new ProblemError('user-exists', { field: 'email' });
    if (await isInvited(tx, usergroupId, email))
      throw new ProblemError('already-invited', { field: 'email' });
    if (seats.enabled + (await countOpen(tx, usergroupId)) >= seats.licenses)
      throw new ProblemError('license-limit');
  }

  async function allow(viewer: Viewer, pendingId: number, origin: Origin): Promise<void> {
    await db.transaction().execute(async (tx) => {
      const invitation = await held(tx, pendingId);
      const state = stateOf(invitation, invitation.now);
      // A second click changes nothing; the person gets one mail.
      if (state === 'invited') return;
      await assertNoAccount(tx, invitation);
      if (state === 'expired') await assertSeat(tx, invitation.usergroup_id, invitation.email);
      await send(tx, invitation);
      await record(tx, {
        actor: viewerAsActor(viewer, origin),
        action: 'invitation allowed',
        subject: `invitation:${pendingId}`,
        to: { email: invitation.email },
      });
    });
    outbox.kick();
  }

  async function resend(viewer: Viewer, pendingId: number, origin: Origin): Promise<void> {
    await takeOrRefuse(limits, 'resendPerInvitation', String(pendingId), 'too-many-attempts');
    await db.transaction().execute(async (tx) => {
      const invitation = await held(tx, pendingId);
      const state = stateOf(invitation, invitation.now);
      if (state === 'pending') throw new ProblemError('invitation-over');
      await assertNoAccount(tx, invitation);
      // An open invitation has its seat; an expired one gave it back and needs a new one.
      if (state === 'expired') await assertSeat(tx, invitation.usergroup_id, invitation.email);
      await send(tx, invitation);
      await record(tx, {
        actor: viewerAsActor(viewer, origin),
        action: 'invitation sent again',
        subject: `invitation:${pendingId}`,
        to: { email: invitation.email },
      });
    });
    outbox.kick();
  }

  async function deny(viewer: Viewer, pendingId: number, origin: Origin): Promise<void> {
    await db.transaction().execute(async (tx) => {
      const { email } = await held(tx, pendingId);
      await markDenied(tx, pendingId);
      await outbox.withdraw(tx, aboutInvitation(pendingId));
      await record(tx, {
        actor: viewerAsActor(viewer, origin),
        action: 'invitation denied',
        subject: `invitation:${pendingId}`,
        to: { email },
      });
    });
  }

  /** A new link replaces the old one. */
  async function send(tx: Tx, { pending_id, email, company }: InvitationRow): Promise<void> {
    const token = newSecret();
    await setToken(tx, pending_id, hashSecret(token));
    await outbox.withdraw(tx, aboutInvitation(pending_id));
    const register = addressOf(`/register/${token}`);
    const status = addressOf(`/registration-request/${token}`);
    const mail = invitationMail(productName, { company, register, status });
    await outbox.add(tx, {
      channel: 'mail',
      recipient: email,
      goodForSeconds: rules.seconds,
      about: aboutInvitation(pending_id),
      ...mail,
    });
  }

  return { list, invite, allow, resend, deny };
}

export type Invitations = ReturnType<typeof createInvitations>;

/** Marks the mails with the link of an invitation. */
function aboutInvitation(pendingId: number): string {
  return `invitation:${pendingId}`;
}

async function held(tx: Tx, pendingId: number): Promise<InvitationRow> {
  const invitation = await lockInvitation(tx, pendingId);
  if (!invitation) throw new ProblemError('invitation-over');
  return invitation;
}

/** Staff may know where an address is in use; the leader who asked does not learn it. */
async function assertNoAccount(tx: Tx, { email, usergroup_id }: InvitationRow): Promise<void> {
  const holder = await findHolder(tx, email);
  if (holder?.id === usergroup_id) throw new ProblemError('user-exists');
  if (holder) throw new ProblemError('registered-elsewhere', { values: { company: holder.company } });
}
