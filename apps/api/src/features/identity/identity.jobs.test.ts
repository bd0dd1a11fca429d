import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createDatabase } from '../../testing/database.ts';
import { makePerson } from '../../testing/people.ts';
import { identityJobs } from './identity.jobs.ts';

test('the sweep removes expired links and single sign-ons, and no others', async () => {
  const { db } = await createDatabase();
  const { id: user_id } = await makePerson(db);
  const flow = { slug: 'zb', code_verifier: 'verifier', nonce: 'nonce', mode: 'popup' } as const;
  const browser_hash = Buffer.from('browser');
  for (const [name, age] of [['old', '61 minutes'] as const, ['young', '59 minutes'] as const]) {
    const hash = Buffer.from(name);
    const expires_at = sql<Date>`now() - ${age}::interval`;
    await db
      .insertInto('email_links')
      .values({ token_hash: hash, purpose: 'reset', user_id, expires_at })
      .execute();
    await db
      .insertInto('sso_flows')
      .values({ ...flow, state_hash: hash, browser_hash, expires_at })
      .execute();
    await db.insertInto('sso_codes').values({ code_hash: hash, browser_hash, user_id, expires_at }).execute();
  }

  for (const job of identityJobs(db)) await job.run({});
  const links = await db.selectFrom('email_links').select('token_hash as hash').execute();
  const flows = await db.selectFrom('sso_flows').select('state_hash as hash').execute();
  const codes = await db.selectFrom('sso_codes').select('code_hash as hash').execute();
  for (const left of [links, flows, codes])
    expect(left.map(({ hash }) => hash.toString())).toEqual(['young']);
});
