import type { Db, Tx } from '../../platform/postgres/postgres.ts';
import type { NewUser, UserRow } from '../../platform/postgres/tables.ts';

/** What signing in needs to know of an account. */
export type Account = Pick<UserRow, 'id' | 'email' | 'enabled' | 'locked' | 'password_hash'> & {
  provider: boolean;
  expiry: Date | null;
  /** The second factor's phone; null until enrolled. */
  phone: string | null;
  now: Date;
};

export async function findAccountByEmail(db: Db, email: string): Promise<Account | undefined> {
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
      'users.enabled',
      'users.locked',
      'users.password_hash',
      'usergroups.provider',
      'usergroups.expiry',
      'second_factors.phone',
      fn<Date>('now').as('now'),
    ]);
}

export async function insertUser(db: Db | Tx, user: NewUser): Promise<string> {
  const { id } = await db.insertInto('users').values(user).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function insertSecondFactor(db: Db | Tx, userId: string, phone: string): Promise<void> {
  await db.insertInto('second_factors').values({ user_id: userId, phone }).execute();
}
