import type { Answer, Body } from '@caliper/contract/endpoints.ts';
import { type ProblemCode, problems } from '@caliper/contract/problems.ts';
import { teamTexts } from '@caliper/contract/team/team.messages.ts';
import { inviteBody } from '@caliper/contract/team/team.schemas.ts';
import type { Viewer } from '../../access/viewer.ts';
import { viewerAsActor } from '../../http/actor.ts';
import type { Origin } from '../../http/endpoints.ts';
import { countBySender, takeBySender } from '../../http/limits.ts';
import { ProblemError } from '../../http/problem.ts';
import { record } from '../../platform/audit/audit.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { Db, Tx } from '../../platform/postgres/postgres.ts';
import { assertStillIn, findCompanyByName, type Seats } from '../identity/index.ts';
import { assertSeat, lockedSeats, refusalFor } from './free-seat.ts';
import { insertInvitation } from './invitations.store.ts';
import { requestedMail } from './mails.ts';

interface InvitingNeeds {
  db: Db;
  limits: Limits;
  outbox: Outbox;
  baseUrl: URL;
  productName: string;
  /** The address of the staff who handle requests. */
  contactEmail: string;
}

interface Company {
  id: number;
  company: string;
}

/** Who asks, and from where. */
interface Asker {
  viewer: Viewer;
  origin: Origin;
}

type Result = Answer<'inviteSeveral'>[number];

/** A leader asks staff to let people in, one or several at once. */
export function createInviting(needs: InvitingNeeds) {
  const { db, limits, outbox, baseUrl, productName, contactEmail } = needs;

  async function invite(viewer: Viewer, body: Body<'invite'>, origin: Origin): Promise<Answer<'invite'>> {
    const email = body.email.toLowerCase();
    const company = await companyFor(viewer, body.company);
    await takeBySender(limits, 'invitation', viewer, origin, 'too-many-invitations');
    const pending_id = await db.transaction().execute(async (tx) => {
      await assertSeat(tx, company.id, email);
      await assertStillIn(tx, viewer);
      const id = await add(tx, { viewer, origin }, company, email);
      await tellStaff(tx, viewer, company, [email]);
      return id;
    });
    outbox.kick();
    return { pending_id };
  }

  async function inviteSeveral(
    viewer: Viewer,
    body: Body<'inviteSeveral'>,
    origin: Origin,
  ): Promise<Answer<'inviteSeveral'>> {
    const emails = new Set(body.emails.map((email) => email.trim().toLowerCase()));
    const company = await companyFor(viewer, body.company);
    const results = await db.transaction().execute(async (tx) => {
      const seats = await lockedSeats(tx, company.id);
      await assertStillIn(tx, viewer);
      const answers: Result[] = [];
      for (const email of emails) answers.push(await inviteOne(tx, { viewer, origin }, seats, email));
      const invited = answers.flatMap(({ email, pending_id }) => (pending_id === null ? [] : email));
      if (invited.length > 0) await tellStaff(tx, viewer, company, invited);
      return answers;
    });
    outbox.kick();
    return results;
  }

  async function companyFor(viewer: Viewer, name: string): Promise<Company> {
    const company = await findCompanyByName(db, name);
    const isTheirs = viewer.role === 'admin' || company?.id === viewer.usergroupId;
    // Provider staff need not be enabled, so only an admin can add someone to that company.
    if (!company || company.provider || !isTheirs) throw new ProblemError('not-found');
    return company;
  }

  /** Only an invitation that is made counts against the limit. */
  async function inviteOne(tx: Tx, asker: Asker, seats: Seats, email: string): Promise<Result> {
    const refused = (message: string) => ({ email, pending_id: null, message });
    if (!inviteBody.shape.email.safeParse(email).success) return refused(teamTexts.notAnAddress);
    const code = (await refusalFor(tx, seats, email)) ?? (await overLimit(tx, asker));
    if (code) return refused(problems[code].detail);
    return { email, pending_id: await add(tx, asker, seats, email), message: teamTexts.invited };
  }

  async function overLimit(tx: Tx, { viewer, origin }: Asker): Promise<ProblemCode | null> {
    const { allowed } = await countBySender(limits, 'invitation', viewer, origin, tx);
    return allowed ? null : 'too-many-invitations';
  }

  async function add(tx: Tx, { viewer, origin }: Asker, { id, company }: Company, email: string) {
    const pending_id = await insertInvitation(tx, { usergroup_id: id, email, invited_by: viewer.userId });
    await record(tx, {
      actor: viewerAsActor(viewer, origin),
      action: 'invitation requested',
      subject: `invitation:${pending_id}`,
      to: { email, company },
    });
    return pending_id;
  }

  async function tellStaff(tx: Tx, viewer: Viewer, { company }: Company, emails: string[]): Promise<void> {
    const request = { company, emails, by: `${viewer.name} (${viewer.email})` };
    const mail = requestedMail(productName, request, new URL('/admin-panel', baseUrl).href);
    await outbox.add(tx, { channel: 'mail', recipient: contactEmail, ...mail });
  }

  return { invite, inviteSeveral };
}

export type Inviting = ReturnType<typeof createInviting>;
