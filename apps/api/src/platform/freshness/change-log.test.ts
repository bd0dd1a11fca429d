import { once } from 'node:events';
import net from 'node:net';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { createDatabase } from '../../testing/database.ts';
import { makeItem, subscribe } from '../../testing/items.ts';
import { makeCompany, makePerson, openSession } from '../../testing/people.ts';
import { whenOver } from '../../testing/when-over.ts';
import { type Database, type Db, isUnavailable, type Tx } from '../postgres/postgres.ts';
import { createFreshness } from './freshness.ts';
import { connectPrimary, readSnapshot } from './primary.ts';
import { sweepChanges } from './sweep.ts';

/** Why nothing that is answered from memory depends on a table, so that its changes need not be logged. */
const unlogged: Record<string, string> = {
  audit_log: 'only staff read it, from the database',
  audit_seals: 'only staff read it, from the database',
  audit_unsealed: 'only the sealing reads it',
  captcha_uses: 'asked for each use',
  catalogue_state: 'counts what is logged itself',
  change_log: 'is the log',
  change_log_state: 'is the log',
  chapter_tables: 'never change: another version has its own',
  client_notes: 'only staff read it, from the database',
  client_steps: 'only staff read it, from the database',
  client_weeks: 'read from the database',
  code_challenges: 'asked for each code',
  demo_data: 'read for each question about it',
  dismissed_steps: 'read from the database',
  digests: 'only what they gather is read',
  difference_parts: 'read from the database',
  differences: 'read from the database',
  draft_acceptances: 'only staff read it, from the database',
  draft_chapters: 'only staff read it, from the database',
  drafts: 'only staff read it, from the database',
  edition_lines: 'an item names its own, which is logged with it',
  edition_titles: 'asked for each new item',
  email_links: 'asked for each link',
  embed_tickets: 'asked for each frame',
  embed_tokens: 'never change, and open nothing without their session',
  figure_imports:
    'the figures of a dashboard are named by their import, which does not change while it is shown',
  figure_labels: 'never change once imported',
  figure_readings: 'only a job reads it',
  figure_tables: 'searched in the database',
  follows: 'read from the database',
  former_editions: 'asked for each import of a new item',
  idempotency_keys: 'asked for each key',
  invitations: 'read from the database',
  licence_notices: 'read from the database',
  made_files: 'counted in the database',
  many_files_notices: 'read from the database',
  market_facts: 'never change once imported',
  migrations: 'the schema',
  news_items: 'read from the database',
  notification_events: 'read from the database',
  notification_follows: 'read from the database',
  notification_settings: 'read from the database',
  notifications: 'read from the database; only what they are about is in memory',
  open_requests: 'read from the database',
  outbox: 'nobody is answered from it',
  pending_sign_ins: 'asked for each step',
  procedure_facts: 'never change once imported',
  rate_limits: 'asked for each attempt',
  reading_places: 'read from the database',
  recent_searches: 'read from the database',
  recommendations: 'read from the database',
  requests: 'nobody is answered from it',
  report_images: 'an image is asked for by its version',
  report_versions: 'a report names its current one, and the chapters of that',
  search_tables: 'changes with the index beside it, which is logged',
  search_words: 'searched in the database',
  secrets: 'read at the start',
  signing_keys: 'read anew when a token names another',
  sku_facts: 'never change once imported',
  sso_codes: 'asked for each sign-in',
  sso_flows: 'asked for each sign-in',
  subscription_archive: 'read from the database',
  survey_facts: 'never change once imported',
  taken_files: 'read from the database',
  term_proposals: 'only staff read it, from the database',
  term_readings: 'only a job reads it',
  term_spellings: 'only staff read it, from the database',
  term_uses: 'asked for each opening of a custom report',
  terms: 'asked for each opening of a custom report',
  usage_company_days: 'counts are read from the database',
  usage_company_sums: 'counts are read from the database',
  usage_days: 'counts are read from the database',
  usage_item_days: 'counts are read from the database',
  usage_events: 'counts are read from the database',
  usage_names: 'read from the database',
  usage_state: 'read for each count',
  usage_told: 'read from the database',
};

test('FAST-01 every table is logged in all its changes, or there is a reason why not', async () => {
  const { db } = await createDatabase();
  const { rows } = await sql<{ name: string; triggers: string[] }>`
    select relname as name, array(select tgname::text from pg_trigger
      where tgrelid = pg_class.oid and tgname like 'logged%' order by tgname) as triggers
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(db);
  const all = ['logged_delete', 'logged_insert', 'logged_truncate', 'logged_update'];
  for (const { name, triggers } of rows) {
    expect([name, triggers]).toEqual([name, name in unlogged ? [] : all]);
  }
  expect(Object.keys(unlogged).filter((name) => !rows.some((row) => row.name === name))).toEqual([]);
});

/** The keys that a change names. */
async function keysOf(db: Db, change: (tx: Tx) => Promise<unknown>): Promise<string[]> {
  await sql`delete from change_log`.execute(db);
  await db.transaction().execute(change);
  const { rows } = await sql<{ key: string }>`select distinct key from change_log order by key`.execute(db);
  return rows.map(({ key }) => key);
}

test('FAST-01 a change names what depends on it: the person, their company, its holdings, the report', async () => {
  const { db } = await createDatabase();
  const headquarter = await makeCompany(db, { license: 'corporate', headquarter: true });
  const company = await makeCompany(db, { headquarter_id: headquarter });
  const { id } = await makePerson(db, { usergroup_id: company });
  const [sessionId] = (await openSession(db, id)).refresh.split('.');
  const { item_id } = await makeItem(db);
  await subscribe(db, company, item_id);
  const { id: support } = await makePerson(db, { usergroup_id: await makeCompany(db), special: 'support' });
  const { c_report_id: given } = await db
    .insertInto('custom_reports')
    .values({ user_id: support, c_report_name: 'Given' })
    .returning('c_report_id')
    .executeTakeFirstOrThrow();
  const clip = [given, item_id, ...['b', 'b', 'table', 'A table', 'Report'].map((one) => `'${one}'`)];
  const changes: [string, string[]][] = [
    [
      `update sessions set last_active = now() + interval '1 s' where id = '${sessionId}'`,
      [`session:${sessionId}`],
    ],
    [`update sessions set refresh_hash = '\\x01' where id = '${sessionId}'`, []],
    [`update users set last_active = now() where id = '${id}'`, [`active:${id}`]],
    [`update users set locked = true where id = '${id}'`, [`members:${company}`, `user:${id}`]],
    [`update users set locked = true where id = '${id}'`, []],
    [
      `update usergroups set licenses = 9 where id = ${company}`,
      [`company:${headquarter}`, `company:${company}`],
    ],
    [`delete from subscriptions where item_id = ${item_id}`, [`holdings:${company}`]],
    [`update items set item_name = 'Other' where item_id = ${item_id}`, ['catalogue', `item:${item_id}`]],
    [
      `update items set visible = false where item_id = ${item_id}`,
      ['catalogue', `item:${item_id}`, 'shown'],
    ],
    [
      `insert into favorites (user_id, kind, item_id) values ('${id}', 'reports', ${item_id})`,
      [`favorites:${id}`],
    ],
    [`insert into custom_report_markets values (${given}, ${item_id}, 'Knees')`, ['given']],
    [
      `insert into custom_report_clips (c_report_id, report_id, block, chosen_block, kind, title, report_name,
        report_year, chapter_title, clip_order) values (${clip}, 2026, 'Chapter', 1)`,
      ['given'],
    ],
    ['truncate favorites', ['everything']],
    [
      `insert into usergroups (id, company) overriding system value values (${company}, 'New'), (99999, 'Newer')
        on conflict (id) do update set company = 'Renamed'`,
      [`company:${headquarter}`, `company:${company}`, 'company:99999'],
    ],
    [
      `merge into users using (values ('${id}'::uuid)) as one (id) on users.id = one.id
        when matched then update set usergroup_id = 99999`,
      [`members:${company}`, 'members:99999', `user:${id}`],
    ],
    [
      `update users set usergroup_id = ${company} where id = '${id}'`,
      [`members:${company}`, 'members:99999', `user:${id}`],
    ],
    [
      `delete from users where id = '${id}'`,
      [`active:${id}`, `members:${company}`, `session:${sessionId}`, `user:${id}`],
    ],
  ];
  for (const [statement, keys] of changes) {
    expect([statement, await keysOf(db, (tx) => sql.raw(statement).execute(tx))]).toEqual([statement, keys]);
  }
});

function listen({ url }: Database) {
  const primary = connectPrimary(url, 1500);
  whenOver(() => primary.close());
  return primary;
}

test('FAST-01 a transaction that was under way is heard of once it has ended, however many ended before it', async () => {
  const database = await createDatabase();
  const { db } = database;
  const primary = listen(database);
  const name = (tx: Db | Tx, key: string) => sql`insert into change_log (key) values (${key})`.execute(tx);
  const first = await primary.ask(null);
  const begun = await db.startTransaction().execute();
  await name(begun as unknown as Tx, 'long');
  await name(db, 'short');
  const second = await primary.ask(first.snapshot);
  expect([second.changed, second.isContinued]).toEqual([['short'], true]);
  expect((await primary.ask(second.snapshot)).changed).toEqual([]);
  await begun.commit().execute();
  expect((await primary.ask(second.snapshot)).changed).toEqual(['long']);
});

test('FAST-01 after a lost connection, or if changes were cleared away, nothing from before is used', async () => {
  const database = await createDatabase();
  const { db } = database;
  const freshness = createFreshness(listen(database), 1e6);
  let loads = 0;
  const read = async () => {
    const load = async () => ({ value: ++loads, keys: ['thing'] });
    return freshness.recall('thing', await freshness.ask(), load);
  };
  expect([await read(), await read()]).toEqual([1, 1]);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'caliper-freshness' and datname = current_database()`.execute(db);
  expect([await read(), await read()]).toEqual([2, 2]);
  await makeItem(db);
  await sql`update change_log set at = now() - interval '6 minutes'`.execute(db);
  const left = async () => {
    await sweepChanges(db);
    return (await sql`select from change_log`.execute(db)).rows.length;
  };
  // Not while transactions of other tests are under way that are older.
  await expect.poll(left).toBe(0);
  expect([await read(), await read()]).toEqual([3, 3]);
  await sweepChanges(db);
  expect([await read(), await read()]).toEqual([3, 3]);
  await sql`truncate favorites`.execute(db);
  expect([await read(), await read()]).toEqual([4, 4]);
});

test('FAST-01 what a backup is restored into while it is asked, is another database', async () => {
  const database = await createDatabase();
  const { db } = database;
  const freshness = createFreshness(listen(database), 1e6);
  let loads = 0;
  const load = async () => ({ value: ++loads, keys: ['thing'] });
  const apart = freshness.recallApart(1e6);
  const read = async () => {
    const now = await freshness.ask();
    return [await freshness.recall('thing', now, load), await apart('thing', now, load)];
  };
  expect([await read(), await read()]).toEqual([
    [1, 2],
    [1, 2],
  ]);
  const [trigger] = (
    await sql<{ sql: string }>`select pg_get_triggerdef(oid) as sql from pg_trigger
      where tgrelid = 'users'::regclass and tgname = 'logged_update'`.execute(db)
  ).rows;
  // As pg_restore does: all tables are filled before the first trigger is made.
  await sql`drop trigger logged_update on users`.execute(db);
  const refusal = await freshness.ask().catch((error: unknown) => error);
  expect(isUnavailable(refusal)).toBe(true);
  await sql.raw(trigger?.sql ?? '').execute(db);
  expect([await read(), await read()]).toEqual([
    [3, 4],
    [3, 4],
  ]);
  // Or all at once.
  await db.transaction().execute(async (tx) => {
    await sql`drop trigger logged_update on users`.execute(tx);
    await sql.raw(trigger?.sql ?? '').execute(tx);
  });
  expect(await read()).toEqual([5, 6]);
});

test('FAST-02 what a backup brought from another server does not keep anything from being remembered here', async () => {
  const database = await createDatabase();
  const { db } = database;
  const freshness = createFreshness(listen(database), 1e6);
  let loads = 0;
  const read = async () => {
    const load = async () => ({ value: ++loads, keys: ['thing'] });
    return freshness.recall('thing', await freshness.ask(), load);
  };
  await sql`insert into change_log (xid, key, at) values
    ('999999999', 'thing', now() - interval '6 minutes')`.execute(db);
  await sql`update change_log_state set cleared_before = '999999999'`.execute(db);
  expect([await read(), await read()]).toEqual([1, 2]);
  await sweepChanges(db);
  const kept = await read();
  expect([await read(), await read()]).toEqual([kept, kept]);
  await sql`insert into change_log (key) values ('thing')`.execute(db);
  expect(await read()).toBe(kept + 1);
});

test('FAST-01 a server that only reads is not asked: it may be behind', async () => {
  const database = await createDatabase();
  const { db } = database;
  await sql.raw('create function pg_is_in_recovery() returns boolean language sql return true').execute(db);
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  await sql`alter database ${sql.id(rows[0]?.name ?? '')} set search_path = public, pg_catalog`.execute(db);
  const refusal = await listen(database)
    .ask(null)
    .catch((error: unknown) => error);
  expect(isUnavailable(refusal)).toBe(true);
});

test('FAST-01 nobody waits for a silent database longer than for the question', async () => {
  const silent = net.createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  onTestFinished(() => void silent.close());
  const { port } = silent.address() as net.AddressInfo;
  const primary = connectPrimary(`postgres://caliper@127.0.0.1:${port}/caliper`, 200);
  const begun = performance.now();
  const refusal = await primary.ask(null).catch((error: unknown) => error);
  expect(isUnavailable(refusal)).toBe(true);
  expect(performance.now() - begun).toBeLessThan(1000);
});

test('a snapshot is read as PostgreSQL writes it', () => {
  expect(readSnapshot('10:20:10,14')).toEqual({ xmin: 10n, xmax: 20n, running: [10n, 14n] });
  expect(readSnapshot('7:7:')).toEqual({ xmin: 7n, xmax: 7n, running: [] });
});
