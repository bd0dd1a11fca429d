import type { Answer, Body } from '@caliper/contract/endpoints.ts';
import type { Viewer } from '../../access/viewer.ts';
import { viewerAsActor } from '../../http/actor.ts';
import type { Origin } from '../../http/endpoints.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { Db, Tx } from '../../platform/postgres/postgres.ts';
import {
  assertStillIn,
  type ChangeEnabled,
  listMembers,
  lockSeats,
  lockTeam,
  type MemberRow,
  toLedMember,
  toMember,
} from '../identity/index.ts';

interface MembersNeeds {
  db: Db;
  outbox: Outbox;
  changeEnabled: ChangeEnabled;
}

interface Change {
  member: MemberRow;
  enabled: boolean;
}

/** The people of a company, as seen by each other and by their leader. */
export function createMembers({ db, outbox, changeEnabled }: MembersNeeds) {
  async function list(viewer: Viewer, usergroupId: number): Promise<Answer<'members'>> {
    assertOwn(viewer, usergroupId);
    const rows = await listMembers(db, usergroupId);
    return rows.map(viewer.lead ? toLedMember : toMember);
  }

  async function save(
    viewer: Viewer,
    usergroupId: number,
    wanted: Body<'saveMembers'>,
    origin: Origin,
  ): Promise<Answer<'members'>> {
    assertOwn(viewer, usergroupId);
    await db.transaction().execute(async (tx) => {
      const seats = await lockSeats(tx, usergroupId);
      await assertStillIn(tx, viewer);
      const changes = await changesIn(tx, usergroupId, wanted);
      if (changes.some(({ member, enabled }) => member.id === viewer.userId && !enabled))
        throw new ProblemError('own-access');
      const added = changes.filter(({ enabled }) => enabled).length;
      const after = (seats?.enabled ?? 0) + added - (changes.length - added);
      // Disabling is always possible, even if the team has too many members.
      if (added > 0 && after > (seats?.licenses ?? 0)) throw new ProblemError('license-limit');
      const actor = viewerAsActor(viewer, origin);
      for (const { member, enabled } of changes) await changeEnabled(tx, actor, member, enabled);
    });
    outbox.kick();
    return list(viewer, usergroupId);
  }

  return { list, save };
}

export type Members = ReturnType<typeof createMembers>;

function assertOwn(viewer: Viewer, usergroupId: number): void {
  if (usergroupId !== viewer.usergroupId) throw new ProblemError('not-found');
}

/** The members whose state changes. Someone from another company is not found. */
async function changesIn(tx: Tx, usergroupId: number, wanted: Body<'saveMembers'>): Promise<Change[]> {
  const wishes = new Map(wanted.map(({ id, enabled }) => [id, enabled]));
  const rows = await lockTeam(tx, usergroupId, [...wishes.keys()]);
  if (rows.length < wishes.size) throw new ProblemError('not-found');
  return rows
    .map((member) => ({ member, enabled: wishes.get(member.id) ?? member.enabled }))
    .filter(({ member, enabled }) => member.enabled !== enabled);
}
