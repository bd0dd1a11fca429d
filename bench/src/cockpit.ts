import pg from 'pg';
import { type Installation, openInstallation, signInAs } from './installation.ts';
import { median, percentile, type Row } from './report.ts';

const rounds = 20;
const budgetMs = 300;

const pages = {
  admin: [
    'renewals/soon',
    'renewals',
    'renewals?within=over',
    'open-cases',
    'last-imports',
    'wanted?days=7',
    'wanted?days=90',
  ],
  lead: ['team-usage?range=12-months', 'team-usage?range=90-days', 'team-usage/pdf'],
};

/** The pages of staff and leaders, with 2,000 companies, 100,000 people and ten million events of two years. */
export async function benchCockpit(): Promise<Row[]> {
  await using installation = await openInstallation();
  await crowd(installation);
  const rows: Row[] = [];
  for (const [email, paths] of [
    ['admin@caliper.example', pages.admin],
    ['person1@cockpit-1.example', pages.lead],
  ] as const) {
    const { headers } = await signInAs(installation.db, email);
    for (const path of paths) {
      const ask = async () => {
        const begun = performance.now();
        const answer = await fetch(`${installation.origin}/api/${path}`, { headers });
        await answer.arrayBuffer();
        if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
        return performance.now() - begun;
      };
      await ask();
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) times.push(await ask());
      rows.push(rowOf(path, times));
    }
  }
  return rows;
}

function rowOf(path: string, times: number[]): Row {
  const p95 = percentile(times, 0.95);
  return {
    what: `/api/${path} with ten million events`,
    figure: `p50 ${median(times).toFixed(1)}, p95 ${p95.toFixed(1)} ms`,
    budget: `p95 under ${budgetMs} ms`,
    isWithin: p95 < budgetMs,
  };
}

async function crowd({ databaseUrl }: Installation): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  for (const statement of cockpitCrowd) await client.query(statement);
  await client.end();
}

/** 50 people in each company, licences that end around today, three of ten million events in the last 90 days. */
const cockpitCrowd = [
  `insert into usergroups (company, license, licenses, expiry)
    select 'Cockpit ' || n, 'corporate', 60, now() + ((n * 7 % 540) - 170) * interval '1 day'
    from generate_series(1, 2000) as n`,
  `update usergroups set expiry = now() + interval '1 year' where company = 'Cockpit 1'`,
  `insert into users (usergroup_id, email, name, enabled, lead, last_active, email_verified_at)
    select g.id, 'person' || n || '@' || lower(replace(g.company, ' ', '-')) || '.example', 'Person ' || n, true, n = 1,
      now() - (n * g.id % 100) * interval '1 day', now()
    from usergroups as g, generate_series(1, 50) as n where g.company like 'Cockpit %'`,
  'create temporary table places as select row_number() over () - 1 as place, item_id from items',
  `create temporary table people as select row_number() over (order by u.id) - 1 as place, u.id, usergroup_id
    from users as u join usergroups as g on g.id = usergroup_id where g.company like 'Cockpit %'`,
  'create index on people (place)',
  'create index on places (place)',
  `insert into subscriptions (usergroup_id, item_id)
    select g.id, item_id from usergroups as g join places on (g.id + place) % 4 = 0 where g.company like 'Cockpit %'`,
  `insert into usage_events (at, usergroup_id, user_id, kind, item_id, detail, answers)
    select now() - (n % 90) * interval '1 day' - (n % 1000) * interval '1 second', p.usergroup_id, p.id, kind,
      case when kind <> 'search' then i.item_id end,
      case kind when 'search' then 'words ' || (n * 31 % 5000) when 'refused' then 'not subscribed' else '' end,
      case kind when 'search' then case when n % 3 = 0 then 0 else 5 end end
    from generate_series(1, 3000000) as n
    cross join lateral (select (array['read', 'read', 'read', 'open', 'search', 'export', 'refused', 'read'])
      [1 + n % 8] as kind) as k
    join people as p on p.place = n * 7919::bigint % 100000
    join places as i on i.place = n * 104729::bigint % (select count(*) from places)`,
  `insert into usage_days (day, usergroup_id, user_id, kind, item_id, detail, count)
    select (now() at time zone 'UTC')::date - 90 - (n % 640)::int, p.usergroup_id, p.id, kind,
      case when kind <> 'search' then i.item_id end, '', 1
    from generate_series(1, 7000000) as n
    cross join lateral (select (array['read', 'read', 'read', 'open', 'search', 'export', 'refused', 'read'])
      [1 + n % 8] as kind) as k
    join people as p on p.place = n * 7919::bigint % 100000
    join places as i on i.place = n * 104729::bigint % (select count(*) from places)`,
  `insert into usage_days (day, usergroup_id, user_id, kind, item_id, detail, count)
    select (at at time zone 'UTC')::date, usergroup_id, user_id, kind, item_id,
      case kind when 'refused' then detail else '' end, count(*)
    from usage_events where at < date_trunc('day', now() at time zone 'UTC') at time zone 'UTC' group by 1, 2, 3, 4, 5, 6`,
  `insert into usage_company_days (usergroup_id, day, opens, reads, exports, searches, unanswered, refused, asked)
    select usergroup_id, day, coalesce(sum(count) filter (where kind = 'open'), 0),
      coalesce(sum(count) filter (where kind = 'read'), 0), coalesce(sum(count) filter (where kind = 'export'), 0),
      coalesce(sum(count) filter (where kind = 'search'), 0), coalesce(sum(count) filter (where kind = 'search'), 0) / 3,
      coalesce(sum(count) filter (where kind = 'refused'), 0), 0
    from usage_days group by usergroup_id, day on conflict do nothing`,
  `update usage_state set counted_to = (now() at time zone 'UTC')::date`,
  `insert into open_requests (usergroup_id, item_id, user_id, requested_at)
    select g.id, i.item_id, null, now() - (g.id % 80) * interval '1 day' from usergroups as g
    join places as i on i.place = g.id % (select count(*) from places) where g.company like 'Cockpit %' and g.id % 3 = 0`,
  'vacuum analyze',
];
