import { countDays } from '@caliper/api/features/usage/counting.ts';
import pg from 'pg';
import { multiply } from '../../apps/api/seeds/multiply.ts';
import type { Installation } from './installation.ts';

const reports = 1000;
/** What is filled without its indexes, which are made anew from all rows. */
const large = ['usage_events', 'usage_days', 'usage_company_days', 'audit_log', 'audit_seals'];

/**
 * 2,000 companies, one of them with 500 of the 100,000 people; ten million events of two years, three of them in the last
 * 90 days, of which the product counts the last two itself; a million entries of the audit log. The same in every run.
 */
export async function gatherClients({ db, databaseUrl }: Installation): Promise<void> {
  await multiply(databaseUrl, reports, false);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      "set maintenance_work_mem = '512MB'; set work_mem = '128MB'; set synchronous_commit = off",
    );
    await client.query('select setseed(0.26)');
    for (const statement of clients) await client.query(statement);
    const { rows } = await client.query(
      `select indexname, indexdef from pg_indexes where tablename = any ($1)
        and not exists (select from pg_constraint where conname = indexname)`,
      [large],
    );
    for (const { indexname } of rows) await client.query(`drop index ${indexname}`);
    // The log's own triggers would look each entry up.
    await client.query('set session_replication_role = replica');
    for (const statement of happenings) await client.query(statement);
    await client.query('set session_replication_role = origin');
    for (const { indexdef } of rows) await client.query(indexdef);
    await client.query('analyze');
    await countDays(db);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

const ours = "company like 'Cockpit %'";

const clients = [
  `insert into usergroups (company, license, licenses, expiry, owner_id)
    select 'Cockpit ' || n, 'corporate', case n when 1 then 600 else 60 end,
      case n when 1 then now() + interval '1 year' else now() + ((n * 7 % 540) - 170) * interval '1 day' end,
      case when n % 3 > 0 then (select id from users where email = case n % 3 when 1 then 'sales@caliper.example'
        else 'admin@caliper.example' end) end
    from generate_series(1, 2000) as n`,
  `update usergroups set headquarter_id = (select id from usergroups where company = 'Cockpit 1')
    where ${ours} and id % 100 = 7 and company <> 'Cockpit 1'`,
  `insert into users (usergroup_id, email, name, enabled, lead, last_active, email_verified_at)
    select g.id, 'person' || n || '@' || lower(replace(g.company, ' ', '-')) || '.example', 'Person ' || n, n % 20 <> 0,
      n = 1, case when n % 7 > 0 then now() - (n * g.id % 100) * interval '1 day' end, now()
    from usergroups as g, generate_series(1, case company when 'Cockpit 1' then 500 else 50 end) as n where ${ours}`,
  `insert into devices (cookie, os, user_id, usergroup_id)
    select (10000000 + row_number() over ())::text, 'Windows', u.id, usergroup_id from users as u
    join usergroups as g on g.id = usergroup_id where ${ours}`,
  'create temporary table places as select row_number() over (order by item_id) - 1 as place, item_id from items',
  `create temporary table people as select row_number() over (order by u.email) - 1 as place, u.id, u.email, usergroup_id
    from users as u join usergroups as g on g.id = usergroup_id where ${ours}`,
  `insert into subscriptions (usergroup_id, item_id)
    select g.id, item_id from usergroups as g join places on (g.id + place) % 25 = 0 where ${ours}`,
  `insert into open_requests (usergroup_id, item_id, user_id, requested_at)
    select g.id, i.item_id, null, now() - (g.id % 80) * interval '1 day' from usergroups as g
    join places as i on i.place = g.id % 1000 where ${ours} and g.id % 3 = 0`,
  `insert into client_steps (usergroup_id, step, written_by)
    select g.id, 'Call them', g.owner_id from usergroups as g where ${ours} and g.id % 5 = 0`,
  `insert into client_notes (usergroup_id, note, written_by)
    select g.id, 'They asked for a training ' || n, g.owner_id from usergroups as g, generate_series(1, 3) as n where ${ours}`,
  'analyze',
];

/** Some items, some words and some people come often, most of them rarely. */
const drawn = (
  count: number,
) => `select n, (array['read', 'read', 'read', 'open', 'search', 'export', 'refused', 'read'])
    [1 + (random() * 8)::int % 8] as kind, (random() * 100000)::int as person,
    (power(random(), 2) * ${reports - 1})::int as item, (power(random(), 3) * 20000)::int as word
  from generate_series(1, ${count}) as n`;

const lastDays = "((now() at time zone 'UTC')::date - 2)::timestamp at time zone 'UTC'";

const happenings = [
  `insert into usage_events (at, usergroup_id, user_id, kind, item_id, detail, answers, once)
    select now() - (3000000 - n) * (now() - first.at) / 3000000, p.usergroup_id, p.id, kind,
      case when kind <> 'search' then i.item_id end, case kind when 'search' then 'words ' || word when 'refused' then 'not subscribed'
        when 'read' then (1 + n % 12)::text else '' end,
      case kind when 'search' then case when n % 3 = 0 then 0 else 5 end end, n
    from (${drawn(3_000_000)}) as e join people as p on p.place = person join places as i on i.place = item
    cross join (select ((now() at time zone 'UTC')::date - 89)::timestamp at time zone 'UTC' as at) as first order by n`,
  `insert into usage_days (day, usergroup_id, user_id, kind, item_id, detail, count)
    select (now() at time zone 'UTC')::date - 90 - (n / 10938)::int, p.usergroup_id, p.id, kind,
      case when kind <> 'search' then i.item_id end,
      case when kind = 'search' and n % 3 = 0 then 'unanswered' when kind = 'refused' then 'not subscribed' else '' end, 1
    from (${drawn(7_000_000)}) as e join people as p on p.place = person join places as i on i.place = item order by 1, 2`,
  `insert into usage_days (day, usergroup_id, user_id, kind, item_id, detail, count)
    select (at at time zone 'UTC')::date, usergroup_id, user_id, kind, item_id,
      case kind when 'read' then '' when 'search' then case answers when 0 then 'unanswered' else '' end else detail end,
      count(*)
    from usage_events where at < ${lastDays} group by 1, 2, 3, 4, 5, 6 order by 1, 2`,
  `insert into usage_company_days (usergroup_id, day, opens, reads, exports, searches, unanswered, refused, asked)
    select usergroup_id, day, ${['open', 'read', 'export', 'search', 'unanswered', 'refused', 'asked']
      .map((what) => `coalesce(sum(count) filter (where '${what}' in (kind, detail)), 0)`)
      .join()}
    from usage_days group by usergroup_id, day`,
  `insert into usage_item_days (item_id, day, refused)
    select item_id, day, sum(count) from usage_days where kind = 'refused' and item_id is not null group by item_id, day`,
  "update usage_state set counted_to = (now() at time zone 'UTC')::date - 2",
  `insert into audit_log (at, actor_id, actor, action, subject, company_id, item_id, "to", address)
    select now() - (1000000 - n) * interval '1 minute', p.id, p.email,
      (array['signed in', 'signed out', 'exported', 'read by staff', 'enabled', 'profile changed', 'report subscriptions changed'])
        [1 + n % 7],
      case n % 7 when 2 then 'report:' || i.item_id when 3 then 'report:' || i.item_id when 6 then 'company:' || usergroup_id
        else 'user:' || p.id end,
      usergroup_id, case when n % 7 in (2, 3) then i.item_id end, jsonb_build_object('device', 'Windows'), '192.0.2.7'
    from (${drawn(1_000_000)}) as e join people as p on p.place = person join places as i on i.place = item order by n`,
  `insert into audit_seals (place, entry_id, actor_salt, actor_hash, hash)
    select (select coalesce(max(place), 0) from audit_seals) + row_number() over (order by id), id, '\\x00',
      sha256(id::text::bytea), sha256(('#' || id)::bytea)
    from audit_log where not exists (select from audit_seals where entry_id = id)
      and not exists (select from audit_unsealed where entry_id = id)`,
];
