import { invitation as rules } from '@caliper/contract/limits.ts';
import { sql } from 'kysely';
import { type Db, secondsFromNow, type Tx } from '../../platform/postgres/postgres.ts';

const now = sql<Date>`now()`;
const daysAgo = (days: number) => sql<Date>`now() - make_interval(days => ${days})`;

/** The unfinished invitations of a company, newest first. */
export async function listOwn(db: Db, usergroupId: number) {
  return unfinished(db).where('invitations.usergroup_id', '=', usergroupId).execute();
}

/** Those of all companies, for staff. */
export async function listAll(db: Db) {
  return unfinished(db).execute();
}

function unfinished(db: Db) {
  return invitations(db)
    .leftJoin('users as inviter', 'inviter.id', 'invitations.invited_by')
    .select(['inviter.name as invited_by'])
    .where('registered_at', 'is', null)
    .where('withdrawn', '=', false)
    .where(sql<Date>`coalesce(denied_at, expires_at, now())`, '>', daysAgo(rules.toldDays))
    .orderBy('invitations.created_at', 'desc')
    .orderBy('pending_id', 'desc');
}

function invitations(db: Db | Tx) {
  return db
    .selectFrom('invitations')
    .innerJoin('usergroups', 'usergroups.id', 'invitations.usergroup_id')
    .select([
      'invitations.pending_id',
      'invitations.usergroup_id',
      'invitations.email',
      'invitations.created_at',
      'invitations.expires_at',
      'invitations.registered_at',
      'invitations.denied_at',
      'invitations.name',
      'invitations.title',
      'invitations.phone',
      'usergroups.company',
      now.as('now'),
    ]);
}

export type InvitationRow = Awaited<ReturnType<typeof lockInvitation>> & object;

/** An unfinished invitation, locked until the transaction ends, always after its company. */
export async function lockInvitation(tx: Tx, pendingId: number) {
  await tx
    .selectFrom('usergroups')
    .select('id')
    .where('id', '=', (query) =>
      query.selectFrom('invitations').select('usergroup_id').where('pending_id', '=', pendingId),
    )
    .forNoKeyUpdate()
    .execute();
  return invitations(tx)
    .where('pending_id', '=', pendingId)
    .where('registered_at', 'is', null)
    .where('denied_at', 'is', null)
    .forUpdate('invitations')
    .executeTakeFirst();
}

/** An invitation whose link still works. */
export async function findOpen(db: Db | Tx, tokenHash: Buffer) {
  return invitations(db)
    .where('token_hash', '=', tokenHash)
    .where('registered_at', 'is', null)
    .where('denied_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** In any state. */
export async function findByToken(db: Db, tokenHash: Buffer) {
  return invitations(db)
    .leftJoin('users as member', 'member.id', 'invitations.user_id')
    .select('member.enabled')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

export async function countOpen(tx: Tx, usergroupId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('open_invitations')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('usergroup_id', '=', usergroupId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function isMember(tx: Tx, usergroupId: number, email: string): Promise<boolean> {
  const found = await tx
    .selectFrom('users')
    .select('id')
    .where('usergroup_id', '=', usergroupId)
    .where('email', '=', email)
    .executeTakeFirst();
  return found !== undefined;
}

/** The company of the account with this address. */
export async function findHolder(tx: Tx, email: string) {
  return tx
    .selectFrom('users')
    .innerJoin('usergroups', 'usergroups.id', 'users.usergroup_id')
    .select(['usergroups.id', 'usergroups.company'])
    .where('users.email', '=', email)
    .executeTakeFirst();
}

/** Whether there is already an open invitation. */
export async function isInvited(tx: Tx, usergroupId: number, email: string): Promise<boolean> {
  const found = await tx
    .selectFrom('open_invitations')
    .select('pending_id')
    .where('usergroup_id', '=', usergroupId)
    .where('email', '=', email)
    .executeTakeFirst();
  return found !== undefined;
}

/** Where an e-mail is in use: by an account, or, without a company's name, by an open invitation. */
export interface Known {
  email: string;
  usergroup_id: number;
  company: string | null;
}

/** Those of these e-mails that have an account anywhere, or an open invitation of this company. */
export async function listKnown(
  tx: Tx,
  usergroupId: number,
  emails: readonly string[],
): Promise<Map<string, Known>> {
  const { rows } = await sql<Known>`
    select email, usergroup_id, null as company from open_invitations
    where usergroup_id = ${usergroupId} and email = any (${emails}::text[])
    union all
    select email, users.usergroup_id, company from users join usergroups on usergroups.id = users.usergroup_id
    where email = any (${emails}::text[])`.execute(tx);
  return new Map(rows.map((row) => [row.email, row]));
}

interface NewInvitation {
  usergroup_id: number;
  email: string;
  invited_by: string;
  name?: string;
  title?: string;
  phone?: string;
}

/** An expired invitation starts over: it waits for staff again, and its old link no longer works. */
export async function insertInvitation(tx: Tx, invitation: NewInvitation): Promise<number> {
  const { pending_id } = await tx
    .insertInto('invitations')
    .values(invitation)
    .onConflict((conflict) =>
      conflict
        .columns(['usergroup_id', 'email'])
        .where('registered_at', 'is', null)
        .where('denied_at', 'is', null)
        .doUpdateSet({
          invited_by: invitation.invited_by,
          name: invitation.name ?? '',
          title: invitation.title ?? '',
          phone: invitation.phone ?? '',
          created_at: now,
          token_hash: null,
          expires_at: null,
        }),
    )
    .returning('pending_id')
    .executeTakeFirstOrThrow();
  return pending_id;
}

export async function setToken(tx: Tx, pendingId: number, tokenHash: Buffer): Promise<void> {
  await tx
    .updateTable('invitations')
    .set({ token_hash: tokenHash, expires_at: secondsFromNow(rules.seconds) })
    .where('pending_id', '=', pendingId)
    .execute();
}

export async function markEnded(tx: Tx, pendingId: number, withdrawn: boolean): Promise<void> {
  await tx
    .updateTable('invitations')
    .set({ denied_at: now, withdrawn })
    .where('pending_id', '=', pendingId)
    .execute();
}

export async function markRegistered(tx: Tx, pendingId: number, userId: string): Promise<void> {
  await tx
    .updateTable('invitations')
    .set({ registered_at: now, user_id: userId })
    .where('pending_id', '=', pendingId)
    .execute();
}

/** Closes the invitation of a person who became a member in another way. */
export async function markJoined(
  tx: Tx,
  member: { id: string; usergroup_id: number; email: string },
): Promise<void> {
  await tx
    .updateTable('invitations')
    .set({ registered_at: now, user_id: member.id })
    .where('usergroup_id', '=', member.usergroup_id)
    .where('email', '=', member.email)
    .where('registered_at', 'is', null)
    .where('denied_at', 'is', null)
    .execute();
}

/** Invitations contain personal addresses and are deleted once they have been over for a long time. */
export async function sweepInvitations(db: Db): Promise<void> {
  await db
    .deleteFrom('invitations')
    .where(sql<Date>`coalesce(registered_at, denied_at, expires_at)`, '<', daysAgo(rules.keptDays))
    .execute();
}
