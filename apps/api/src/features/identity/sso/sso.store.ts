import { type Selectable, sql } from 'kysely';
import { type Db, secondsFromNow } from '../../../platform/postgres/postgres.ts';
import type { Tables } from '../../../platform/postgres/tables.generated.ts';
import type { UsergroupRow } from '../../../platform/postgres/tables.ts';

/** A person on the way to the identity provider. */
export type SsoFlow = Omit<Selectable<Tables['sso_flows']>, 'expires_at'>;

const flowSeconds = 600;
const codeSeconds = 60;

export async function insertFlow(db: Db, flow: SsoFlow): Promise<void> {
  await db
    .insertInto('sso_flows')
    .values({ ...flow, expires_at: secondsFromNow(flowSeconds) })
    .execute();
}

/** Removes the flow, so that a repeated state finds nothing. */
export async function takeFlow(db: Db, stateHash: Buffer, browserHash: Buffer): Promise<SsoFlow | undefined> {
  return db
    .deleteFrom('sso_flows')
    .where('state_hash', '=', stateHash)
    .where('browser_hash', '=', browserHash)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['state_hash', 'browser_hash', 'slug', 'code_verifier', 'nonce', 'mode', 'return_to'])
    .executeTakeFirst();
}

export async function insertCode(
  db: Db,
  codeHash: Buffer,
  browserHash: Buffer,
  userId: string,
): Promise<void> {
  const values = { code_hash: codeHash, browser_hash: browserHash, user_id: userId };
  await db
    .insertInto('sso_codes')
    .values({ ...values, expires_at: secondsFromNow(codeSeconds) })
    .execute();
}

export async function takeCode(db: Db, codeHash: Buffer, browserHash: Buffer): Promise<string | undefined> {
  const taken = await db
    .deleteFrom('sso_codes')
    .where('code_hash', '=', codeHash)
    .where('browser_hash', '=', browserHash)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('user_id')
    .executeTakeFirst();
  return taken?.user_id;
}

export async function findCompanyBySlug(
  db: Db,
  slug: string,
): Promise<Pick<UsergroupRow, 'id' | 'company'> | undefined> {
  return db.selectFrom('usergroups').select(['id', 'company']).where('slug', '=', slug).executeTakeFirst();
}

/** The company of that name gets the slug, unless another one has it; after that it may be renamed. */
export async function giveSlug(db: Db, slug: string, company: string): Promise<void> {
  await db
    .updateTable('usergroups')
    .set({ slug })
    .where(sql`lower(company)`, '=', sql`lower(${company})`)
    .where('provider', '=', false)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('usergroups as other').select('other.id').where('other.slug', '=', slug))),
    )
    .execute();
}

/** Deletes expired flows and codes. */
export async function sweepSso(db: Db): Promise<void> {
  const anHourAgo = sql<Date>`now() - interval '1 hour'`;
  await db.deleteFrom('sso_flows').where('expires_at', '<', anHourAgo).execute();
  await db.deleteFrom('sso_codes').where('expires_at', '<', anHourAgo).execute();
}
