import type { SignedIn } from '@caliper/api/testing/people.ts';
import { allow, invite, makeTeam, register, tokenFor } from '@caliper/api/testing/team.ts';
import { sql } from 'kysely';
import type { Place } from '../place.ts';
import { accepted, type Errand, tokenOf } from './errand.ts';

/** From the invitation to the account, each step acknowledged separately. */
export async function registering(place: Place, staff: SignedIn): Promise<Errand> {
  const team = await makeTeam(place, 100_000);
  const invited: string[] = [];
  const registered: string[] = [];
  let people = { lead: team.lead as SignedIn, staff };
  let number = 0;

  return {
    name: 'registration',
    async begin() {
      const fresh = async (one: SignedIn) => ({ ...one, token: await tokenOf(place, one) });
      people = { lead: await fresh(team.lead), staff: await fresh(staff) };
    },
    async write() {
      number += 1;
      const email = `person${number}@killed.example`;
      const { pending_id } = accepted(await invite({ ...team, lead: people.lead }, email));
      invited.push(email);
      accepted(await allow(people.staff, pending_id));
      accepted(await register(place, await tokenFor(place, email)));
      registered.push(email);
    },
    acknowledged: () => invited.length + registered.length,
    async check() {
      const { rows } = await sql<{ email: string; has_account: boolean }>`
        select email, exists (select from users where users.email = invitations.email) as has_account
        from invitations where usergroup_id = ${team.usergroup_id}`.execute(place.db);
      const there = new Map(rows.map(({ email, has_account }) => [email, has_account]));
      return [
        ...invited.filter((email) => !there.has(email)).map((email) => `the invitation of ${email} is gone`),
        ...registered.filter((email) => !there.get(email)).map((email) => `the account of ${email} is gone`),
        ...(await half()),
      ];
    },
  };

  /** The account, the used link, the mail to the leader and the audit entry: all or none. */
  async function half(): Promise<string[]> {
    const { rows } = await sql<{ email: string }>`
      select email from users where usergroup_id = ${team.usergroup_id} and email like 'person%' and not (
        exists (select from invitations as i where i.user_id = users.id and registered_at is not null)
        and exists (select from audit_log where subject = 'user:' || users.id and action = 'registered'))
      union all select email from invitations where registered_at is not null and user_id is null`.execute(
      place.db,
    );
    const mails = await sql<{ count: number }>`select count(*)::int from outbox
      where recipient = ${team.lead.email} and subject like '%has registered%'`.execute(place.db);
    const accounts = await sql<{ count: number }>`select count(*)::int from users
      where usergroup_id = ${team.usergroup_id} and email like 'person%'`.execute(place.db);
    const isComplete = mails.rows[0]?.count === accounts.rows[0]?.count;
    return [
      ...rows.map(({ email }) => `${email} is half registered`),
      ...(isComplete ? [] : ['a mail is missing or too many']),
    ];
  }
}
