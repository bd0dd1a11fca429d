import type { Answer } from '@caliper/contract/endpoints.ts';
import type { Viewer } from '../../access/viewer.ts';
import { viewerAsActor } from '../../http/actor.ts';
import type { Origin } from '../../http/endpoints.ts';
import { takeOrRefuse } from '../../http/limits.ts';
import { ProblemError } from '../../http/problem.ts';
import { record } from '../../platform/audit/audit.ts';
import { epochSeconds } from '../../platform/clock/clock.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import type { Db, Tx } from '../../platform/postgres/postgres.ts';
import { assertSeat } from './free-seat.ts';
import { stateOf } from './invitation.ts';
import {
  findHolder,
  type InvitationRow,
  listAll,
  listOwn,
  lockInvitation,
  markEnded,
} from './invitations.store.ts';
import { aboutInvitation, createSending, type SendingNeeds } from './sending.ts';

interface InvitationNeeds extends SendingNeeds {
  db: Db;
  limits: Limits;
}

/** What becomes of a requested invitation: staff allow it, which mails a link, or deny it; its leader withdraws it. */
export function createInvitations(needs: InvitationNeeds) {
  const { db, limits, outbox } = needs;
  const send = createSending(needs);

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

  async function allow(viewer: Viewer, pendingId: number, origin: Origin): Promise<void> {
    await db.transaction().execute(async (tx) => {
      const invitation = await held(tx, viewer, pendingId);
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
    await db.transaction().execute(async (tx) => {
      const invitation = await held(tx, viewer, pendingId);
      await takeOrRefuse(limits, 'resendPerInvitation', String(pendingId), 'too-many-attempts', {}, tx);
      const state = stateOf(invitation, invitation.now);
      if (state === 'pending') throw new ProblemError('invitation-over');
      // A leader must not learn of an account elsewhere; the person does, when following the link.
      if (viewer.role === 'admin') await assertNoAccount(tx, invitation);
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

  async function end(viewer: Viewer, pendingId: number, origin: Origin): Promise<void> {
    const isWithdrawn = viewer.role !== 'admin';
    await db.transaction().execute(async (tx) => {
      const { email } = await held(tx, viewer, pendingId);
      await markEnded(tx, pendingId, isWithdrawn);
      await outbox.withdraw(tx, aboutInvitation(pendingId));
      await record(tx, {
        actor: viewerAsActor(viewer, origin),
        action: isWithdrawn ? 'invitation withdrawn' : 'invitation denied',
        subject: `invitation:${pendingId}`,
        to: { email },
      });
    });
  }

  return { list, allow, resend, end };
}

export type Invitations = ReturnType<typeof createInvitations>;

/** An unfinished invitation. For a leader, that of another company does not exist. */
async function held(tx: Tx, viewer: Viewer, pendingId: number): Promise<InvitationRow> {
  const invitation = await lockInvitation(tx, pendingId);
  const isTheirs = viewer.role === 'admin' || invitation?.usergroup_id === viewer.usergroupId;
  if (!invitation || !isTheirs) throw new ProblemError('invitation-over');
  return invitation;
}

/** Staff may know where an address is in use; the leader who asked does not learn it. */
async function assertNoAccount(tx: Tx, { email }: InvitationRow): Promise<void> {
  const holder = await findHolder(tx, email);
  if (holder) throw new ProblemError('registered-elsewhere', { values: { company: holder.company } });
}
