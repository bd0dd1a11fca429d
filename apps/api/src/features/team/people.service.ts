import type { Answer, Body } from '@caliper/contract/endpoints.ts';
import { lengths, peopleFile as limits } from '@caliper/contract/limits.ts';
import { problems } from '@caliper/contract/problems.ts';
import { teamTexts } from '@caliper/contract/team/team.messages.ts';
import { addPeopleBody } from '@caliper/contract/team/team.schemas.ts';
import { z } from 'zod';
import type { Viewer } from '../../access/viewer.ts';
import { viewerAsActor } from '../../http/actor.ts';
import type { Origin } from '../../http/endpoints.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Upload } from '../../http/uploads.ts';
import { record } from '../../platform/audit/audit.ts';
import type { Db, Tx } from '../../platform/postgres/postgres.ts';
import { Unreadable } from '../../platform/sheets/sheet.ts';
import { assertStillIn, roomIn, type Seats } from '../identity/index.ts';
import { lockedSeats } from './free-seat.ts';
import { countOpen, insertInvitation, type Known, listKnown } from './invitations.store.ts';
import { type ListedPerson, readPeople } from './people-file.ts';
import { createSending, type SendingNeeds } from './sending.ts';

type Checked = Answer<'checkPeople'>;
type Person = Omit<ListedPerson, 'row'>;

/** People of a company whom staff invite from a file: looked at first, then all of them or nobody. */
export function createPeople({ db, ...needs }: SendingNeeds & { db: Db }) {
  const send = createSending(needs);

  async function check(companyId: number, { path, bytes }: Upload): Promise<Checked> {
    if (bytes > limits.bytes) throw unreadable(`The file is larger than ${limits.bytes / 1024 / 1024} MB.`);
    const { people, ignored } = await readPeople(path).catch((error: unknown) => {
      throw error instanceof Unreadable ? unreadable(error.message) : error;
    });
    return db.transaction().execute(async (tx) => {
      const seats = await client(tx, companyId);
      const free = await freeIn(tx, seats);
      const found = await findProblems(tx, seats, people, free);
      const rows = people.map((person, index) => ({ ...person, problem: found[index] ?? null }));
      return { rows, ignored, seats: { free, licenses: seats.licenses } };
    });
  }

  /** Looked at again: a seat may be gone, or a person may have come in another way. */
  async function add(
    viewer: Viewer,
    companyId: number,
    { people }: Body<'addPeople'>,
    origin: Origin,
  ): Promise<Answer<'addPeople'>> {
    const listed = people.map((person) => ({ ...person, email: person.email.trim().toLowerCase() }));
    await db.transaction().execute(async (tx) => {
      const seats = await client(tx, companyId);
      await assertStillIn(tx, viewer);
      const found = await findProblems(tx, seats, listed, await freeIn(tx, seats));
      const index = found.findIndex((problem) => problem !== null);
      if (index >= 0)
        throw new ProblemError('people-refused', {
          hint: `${listed[index]?.email ?? ''}: ${found[index] ?? ''}`,
        });
      for (const person of listed) await invite(tx, viewer, seats, person, origin);
    });
    needs.outbox.kick();
    return { invited: listed.length };
  }

  async function invite(tx: Tx, viewer: Viewer, { id, company }: Seats, person: Person, origin: Origin) {
    const { email } = person;
    const pending_id = await insertInvitation(tx, { usergroup_id: id, invited_by: viewer.userId, ...person });
    await send(tx, { pending_id, email, company });
    await record(tx, {
      actor: viewerAsActor(viewer, origin),
      action: 'invited from a file',
      subject: `invitation:${pending_id}`,
      to: { email, company },
    });
  }

  return { check, add };
}

export type People = ReturnType<typeof createPeople>;

function unreadable(why: string): ProblemError {
  return new ProblemError('file-unreadable', { field: 'file', hint: why });
}

/** The provider's own people are not invited. */
async function client(tx: Tx, id: number): Promise<Seats> {
  const seats = await lockedSeats(tx, id);
  if (seats.provider) throw new ProblemError('not-found');
  return seats;
}

/** How many more may be invited: within the licenses, and within what the kind of license allows at all. */
async function freeIn(tx: Tx, seats: Seats): Promise<number> {
  const open = await countOpen(tx, seats.id);
  return Math.max(0, Math.min(seats.licenses - seats.enabled, roomIn(seats)) - open);
}

const { email: anyText, ...others } = addPeopleBody.shape.people.element.shape;
const shape = z.object({ email: anyText.pipe(z.email()), ...others });

/** Of each person, why they cannot be invited; null if they can. */
async function findProblems(
  tx: Tx,
  { id }: Seats,
  people: readonly Person[],
  free: number,
): Promise<(string | null)[]> {
  const known = await listKnown(
    tx,
    id,
    people.map(({ email }) => email),
  );
  const first = new Map<string, number>();
  let left = free;
  return people.map((person, index) => {
    const { email } = person;
    const before = first.get(email);
    first.set(email, before ?? index);
    const problem =
      mistakeIn(person) ??
      (before === undefined ? null : 'The same e-mail stands further up in the file.') ??
      knownProblem(known.get(email), id);
    if (problem !== null) return problem;
    left--;
    return left >= 0 ? null : 'No license is left for this person.';
  });
}

function mistakeIn(person: Person): string | null {
  if (person.email === '') return 'There is no e-mail in this row.';
  const result = shape.safeParse(person);
  if (result.success) return null;
  const field = result.error.issues[0]?.path[0];
  if (field === 'email') return teamTexts.notAnAddress;
  return `The ${String(field)} is longer than ${field === 'phone' ? lengths.contactPhone : lengths.name} characters, or not one line.`;
}

function knownProblem(known: Known | undefined, companyId: number): string | null {
  if (!known) return null;
  if (known.company === null) return problems['already-invited'].detail;
  if (known.usergroup_id === companyId) return problems['user-exists'].detail;
  return `This e-mail already has an account at ${known.company}.`;
}
