import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/postgres/postgres.ts';
import type { NewUser, UsergroupRow, UserRow } from '../../../platform/postgres/tables.ts';

/** What signing in needs to know about an account. */
export type Account = Pick<
  UserRow,
  | 'id'
  | 'email'
  | 'name'
  | 'enabled'
  | 'locked'
  | 'special'
  | 'password_hash'
  | 'email_verified_at'
  | 'usergroup_id'
> &
  Pick<UsergroupRow, 'company' | 'provider' | 'expiry' | 'license' | 'device_limit'> & {
    /** The second factor's phone; null until enrolled. */
    phone: string | null;
    now: Date;
  };

export async function findAccountByEmail(db: Db | Tx, email: string): Promise<Account | undefined> {
  return accounts(db).where('users.email', '=', email.toLowerCase()).executeTakeFirst();
}

export async function findAccount(db: Db | Tx, userId: string): Promise<Account | undefined> {
  return accounts(db).where('users.id', '=', userId).executeTakeFirst();
}

function accounts(db: Db | Tx) {
  return db
    .selectFrom('users')
    .innerJoin('usergroups', 'usergroups.id', 'users.usergroup_id')
    .leftJoin('second_factors', 'second_factors.user_id', 'users.id')
    .select(({ fn }) => [
      'users.id',
      'users.email',
      'users.name',
      'users.enabled',
      'users.locked',
      'users.special',
      'users.password_hash',
      'users.email_verified_at',
      'users.usergroup_id',
      'usergroups.company',
      'usergroups.provider',
      'usergroups.expiry',
      'usergroups.license',
      'usergroups.device_limit',
      'second_factors.phone',
      fn<Date>('now').as('now'),
    ]);
}

export async function insertUser(db: Db | Tx, user: NewUser): Promise<string> {
  const { id } = await db.insertInto('users').values(user).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** False if the account already has one. */
export async function insertSecondFactor(db: Db | Tx, userId: string, phone: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('second_factors')
    .values({ user_id: userId, phone })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Whether there was one. */
export async function deleteSecondFactor(tx: Tx, userId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function setPassword(tx: Tx, userId: string, passwordHash: string): Promise<void> {
  await tx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
}

export async function markEmailVerified(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ email_verified_at: sql<Date>`coalesce(email_verified_at, now())` })
    .where('id', '=', userId)
    .execute();
}

interface ProfileChanges {
  name?: string | undefined;
  title?: string | undefined;
  phone?: string | undefined;
  autoScroll?: boolean | undefined;
}

export async function lockProfile(
  tx: Tx,
  userId: string,
): Promise<Pick<UserRow, 'name' | 'title' | 'phone'> | undefined> {
  return tx
    .selectFrom('users')
    .select(['name', 'title', 'phone'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}

/** Only the given fields change. */
export async function updateProfile(
  tx: Tx,
  userId: string,
  { autoScroll, ...changes }: ProfileChanges,
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ ...changes, ...(autoScroll === undefined ? {} : { auto_scroll: autoScroll }) })
    .where('id', '=', userId)
    .execute();
}

export async function setEnabled(tx: Tx, userId: string, enabled: boolean): Promise<void> {
  await tx.updateTable('users').set({ enabled }).where('id', '=', userId).execute();
}

/** By its name, ignoring case: there is only one. */
export async function findCompanyByName(
  db: Db | Tx,
  company: string,
): Promise<Pick<UsergroupRow, 'id' | 'company' | 'provider'> | undefined> {
  return db
    .selectFrom('usergroups')
    .select(['id', 'company', 'provider'])
    .where(sql`lower(company)`, '=', sql`lower(${company})`)
    .executeTakeFirst();
}

export async function lockForDeletion(tx: Tx, userId: string) {
  return tx
    .selectFrom('users')
    .innerJoin('usergroups', 'usergroups.id', 'users.usergroup_id')
    .select(['users.id', 'users.email', 'users.name', 'users.role', 'users.special', 'usergroups.company'])
    .where('users.id', '=', userId)
    .forUpdate('users')
    .executeTakeFirst();
}

/** In which company a person is. */
export async function findWhereabouts(tx: Tx, userId: string): Promise<number | undefined> {
  const row = await tx.selectFrom('users').select('usergroup_id').where('id', '=', userId).executeTakeFirst();
  return row?.usergroup_id;
}

/** Who a person is and where they belong. */
export type Position = Pick<
  UserRow,
  'id' | 'email' | 'name' | 'title' | 'role' | 'lead' | 'special' | 'enabled' | 'usergroup_id'
>;

export async function lockPosition(tx: Tx, userId: string): Promise<Position | undefined> {
  return tx
    .selectFrom('users')
    .select(['id', 'email', 'name', 'title', 'role', 'lead', 'special', 'enabled', 'usergroup_id'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}

export async function savePosition(
  tx: Tx,
  userId: string,
  position: Pick<Position, 'name' | 'title' | 'role' | 'lead' | 'usergroup_id'>,
): Promise<void> {
  await tx.updateTable('users').set(position).where('id', '=', userId).execute();
}

/** Also deletes their sessions, devices, favourites, custom reports and links; requests and the audit log stay. */
export async function deleteUser(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('users').where('id', '=', userId).execute();
}

export async function listIdsOf(tx: Tx, usergroupId: number): Promise<string[]> {
  const rows = await tx.selectFrom('users').select('id').where('usergroup_id', '=', usergroupId).execute();
  return rows.map(({ id }) => id);
}

export async function deleteUsersOf(tx: Tx, usergroupId: number): Promise<string[]> {
  const gone = await tx
    .deleteFrom('users')
    .where('usergroup_id', '=', usergroupId)
    .returning('email')
    .execute();
  return gone.map(({ email }) => email);
}

export async function setLocked(tx: Tx, userId: string, locked: boolean): Promise<void> {
  await tx.updateTable('users').set({ locked }).where('id', '=', userId).execute();
}
