import { insertCompany } from '../src/features/companies/index.ts';
import { createPasswords, insertSecondFactor, insertUser } from '../src/features/identity/index.ts';
import type { Db, Tx } from '../src/platform/postgres/postgres.ts';
import { demoAccounts, demoPassword } from './accounts.ts';
import { demoCompanies } from './companies.ts';
import { beginDemo } from './demo.store.ts';

export const seedSizes = ['small', 'demo', 'large'] as const;
/** The people are the same in every size; the size is how much there is to read. */
export type SeedSize = (typeof seedSizes)[number];

/** Companies and accounts for an empty database, all or nothing. The content is filled in afterwards. */
export async function seed(db: Db, size: SeedSize): Promise<void> {
  const today = new Date();
  const passwordHash = await createPasswords().hash(demoPassword);
  await db.transaction().execute(async (tx) => {
    await beginDemo(tx, size);
    const ids = await seedCompanies(tx, today);
    await seedAccounts(tx, ids, passwordHash, today);
  });
}

async function seedCompanies(tx: Tx, today: Date): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  // Headquarters come before their subsidiaries in the list.
  for (const { endsInDays, headquarterName, ...company } of demoCompanies) {
    const id = await insertCompany(tx, {
      ...company,
      expiry: endsInDays === undefined ? null : midnightOf(today, endsInDays),
      headquarter_id: headquarterName ? (ids.get(headquarterName) ?? null) : null,
    });
    ids.set(company.company, id);
  }
  return ids;
}

async function seedAccounts(tx: Tx, companies: Map<string, number>, passwordHash: string, today: Date) {
  for (const [index, { company, isEnrolled, ...account }] of demoAccounts.entries()) {
    const usergroup_id = companies.get(company);
    if (usergroup_id === undefined) throw new Error(`No demo company ${company}`);
    const user = { ...account, usergroup_id, password_hash: passwordHash, email_verified_at: today };
    const id = await insertUser(tx, user);
    if (isEnrolled !== false) await insertSecondFactor(tx, id, demoPhone(index));
  }
}

/** Numbers from a range reserved for fiction. */
function demoPhone(index: number): string {
  return `+15550100${String(index + 10).padStart(3, '0')}`;
}

/** The exclusive end of a subscription that expires at the start of the day `days` from today. */
function midnightOf(today: Date, days: number): Date {
  return new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() + days));
}
