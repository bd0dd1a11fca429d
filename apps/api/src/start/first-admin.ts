import { findProvider, insertCompany } from '../features/companies/index.ts';
import { findAccountByEmail, insertUser, issueLink } from '../features/identity/index.ts';
import { record } from '../platform/audit/audit.ts';
import type { Db } from '../platform/postgres/postgres.ts';

interface Installation {
  providerName: string;
  baseUrl: URL;
}

/** Creates an admin of the provider's group, with a link to set the password. */
export async function createFirstAdmin(db: Db, email: string, installation: Installation): Promise<string> {
  return db.transaction().execute(async (tx) => {
    if (await findAccountByEmail(tx, email)) throw new Error(`${email} already has an account.`);
    const usergroup_id =
      (await findProvider(tx)) ??
      (await insertCompany(tx, { company: installation.providerName, provider: true }));
    const person = { usergroup_id, email, name: email, enabled: true, email_verified_at: new Date() };
    const id = await insertUser(tx, { ...person, role: 'admin' });
    const actor = { id: null, name: 'create-admin', address: null, requestId: null };
    await record(tx, { actor, action: 'admin created', subject: `user:${id}`, to: { email } });
    return issueLink(tx, 'reset', id, installation.baseUrl);
  });
}
