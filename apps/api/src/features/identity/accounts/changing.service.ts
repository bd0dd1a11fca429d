import type { Answer, Body } from '@caliper/contract/endpoints.ts';
import type { Viewer } from '../../../access/viewer.ts';
import { viewerAsActor } from '../../../http/actor.ts';
import { changedFields } from '../../../http/changed.ts';
import type { Origin } from '../../../http/endpoints.ts';
import { ProblemError } from '../../../http/problem.ts';
import { type Actor, record } from '../../../platform/audit/audit.ts';
import type { Db, Tx } from '../../../platform/postgres/postgres.ts';
import { deleteDevices } from '../devices/devices.store.ts';
import { shownRole } from '../sessions/session-user.ts';
import { signOutEverywhere } from '../sessions/sign-out.ts';
import { assertStillIn } from '../sessions/still-in.ts';
import { endViewingsAs } from '../viewing/viewing.store.ts';
import type { Joined, Leaving } from './accounts.service.ts';
import { findWhereabouts, lockPosition, type Position, savePosition } from './accounts.store.ts';
import { roleOf } from './new-account.ts';
import { lockSeats, type Seats } from './seats.store.ts';
import { assertRoom } from './seats.ts';

interface ChangingNeeds {
  db: Db;
  joined: Joined;
  leaving: Leaving;
  moving: Moving;
  steppingDown: Moving;
}

/** Called in the transaction in which a person goes to another company, or can no longer look after clients. */
export type Moving = (tx: Tx, userId: string) => Promise<void>;

const shown = ['name', 'title', 'role', 'company'] as const;
type Shown = Pick<Answer<'changePerson'>, (typeof shown)[number]>;

/** What staff change about who somebody is and where they belong (record 0058). */
export function createChanging({ db, joined, leaving, moving, steppingDown }: ChangingNeeds) {
  async function change(
    viewer: Viewer,
    userId: string,
    { before = {}, ...wanted }: Body<'changePerson'>,
    origin: Origin,
  ): Promise<Answer<'changePerson'>> {
    return db.transaction().execute(async (tx) => {
      const { person, home, target } = await hold(tx, viewer, userId, wanted.company);
      const now = shownOf(person);
      const next = changedFields(now, before, wanted, { company: home.company });
      const changed = shown.filter((name) => next[name] !== now[name]);
      if (changed.length === 0) return toChanged(person);
      const isAsBefore = next.role === now.role && next.company === now.company;
      // An admin always remains, and MedCore reports depend on the support account.
      if (!isAsBefore && (userId === viewer.userId || person.special)) throw new ProblemError('role-kept');
      const position = {
        name: next.name,
        title: next.title,
        usergroup_id: target.id,
        ...(isAsBefore
          ? { role: person.role, lead: person.lead }
          : roleOf({ role: next.role, lead: false }, target.provider)),
      };
      const actor = viewerAsActor(viewer, origin);
      const about = {
        actor,
        subject: `user:${userId}`,
        from: named(now, home, changed),
        to: named(next, target, changed),
      };
      if (target.id === home.id) {
        await savePosition(tx, userId, position);
        await record(tx, { ...about, action: 'person changed' });
      } else {
        await move(tx, person, target, position, about);
      }
      const staffRoles: readonly string[] = ['admin', 'sales'];
      if (staffRoles.includes(person.role) && !staffRoles.includes(position.role))
        await steppingDown(tx, userId);
      // Whoever comes or goes as staff, or to another company, begins anew.
      if (target.id !== home.id || position.role !== person.role)
        await signOutEverywhere(tx, userId, 'role or company changed');
      return toChanged({ ...person, ...position });
    });
  }

  /** What was of the old company stays there; each of the two has it in its history. */
  async function move(
    tx: Tx,
    person: Position,
    target: Seats,
    position: Parameters<typeof savePosition>[2],
    about: { actor: Actor; subject: string; from: object; to: object },
  ): Promise<void> {
    assertRoom(target);
    const entry = { ...about, from: { ...about.from }, to: { ...about.to } };
    await record(tx, { ...entry, action: 'moved to another company' });
    await deleteDevices(tx, person.id);
    await endViewingsAs(tx, person.id);
    await moving(tx, person.id);
    await savePosition(tx, person.id, position);
    await joined(tx, { id: person.id, usergroup_id: target.id, email: person.email });
    await record(tx, { ...entry, action: 'moved from another company' });
  }

  /** Locks the companies by id, then the person, as every change of people does. */
  async function hold(tx: Tx, viewer: Viewer, userId: string, company: number | undefined) {
    const at = await findWhereabouts(tx, userId);
    if (at === undefined) throw new ProblemError('not-found');
    const to = company ?? at;
    const seats = new Map<number, Seats>();
    for (const id of [...new Set([viewer.usergroupId, at, to])].sort((a, b) => a - b)) {
      const found = await lockSeats(tx, id);
      if (found) seats.set(id, found);
    }
    await assertStillIn(tx, viewer);
    if (to !== at) await leaving(tx, userId);
    const person = await lockPosition(tx, userId);
    const [home, target] = [seats.get(at), seats.get(to)];
    // Deleted, or moved by a colleague, while this waited.
    if (!person || !home || person.usergroup_id !== at) throw new ProblemError('not-found');
    if (!target) throw new ProblemError('company-unknown', { field: 'company' });
    return { person, home, target };
  }

  return { change };
}

export type Changing = ReturnType<typeof createChanging>;

function shownOf(person: Position): Shown {
  return { name: person.name, title: person.title, role: shownRole(person), company: person.usergroup_id };
}

/** What has changed, with the company by its name. */
function named(values: Shown, { company }: Seats, changed: readonly (typeof shown)[number][]) {
  return Object.fromEntries(changed.map((name) => [name, name === 'company' ? company : values[name]]));
}

function toChanged(person: Position): Answer<'changePerson'> {
  return { id: person.id, ...shownOf(person), enabled: person.enabled };
}
