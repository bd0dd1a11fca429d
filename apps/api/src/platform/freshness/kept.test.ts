import { setTimeout } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import { expect, test } from 'vitest';
import { made, publish } from '../../testing/custom-reports.ts';
import { marketFile } from '../../testing/figure-files.ts';
import { openFrame, openImporter } from '../../testing/figures.ts';
import { makeItem, subscribe } from '../../testing/items.ts';
import { makeCompany, signedInAs } from '../../testing/people.ts';
import { publishReport } from '../../testing/publish.ts';
import { startListening } from '../../testing/server.ts';

const server = await startListening(1);
const { db } = server;

const headquarter = await makeCompany(db, { license: 'corporate', headquarter: true });
const company = await makeCompany(db, { headquarter_id: headquarter });
const report = await publish(server, 2);
const second = await publish(server, 1);
const { item_id: sku } = await makeItem(db, { kind: 'medsku' });
await subscribe(db, company, report);
const reader = await signedInAs(server, { usergroup_id: company });
const colleague = await signedInAs(server, { usergroup_id: company });
const support = await signedInAs(server, {
  special: 'support',
  role: 'sales',
  usergroup_id: await makeCompany(db),
});
const admin = await signedInAs(server, { role: 'admin' });
const shared = await made(server, colleague, [[report, 1]]);
const given = await made(server, support, [[report, 2]], 'Given');

/** Begun by the reader, in its section on types, and with a table that was corrected. */
const begun = await publishReport(server, [chapterWith(5)]);
await subscribe(db, company, begun.report_id);
await publishReport(server, [chapterWith(6)], { title: begun.title, reportId: begun.id });
const page = (await reader.call('subscribedReport', { params: { id: begun.id, chapter: '1' } })).body;
const [block = null] = /b-[0-9a-f]{12}(?=">They differ)/.exec(page.chapter.chapter_content) ?? [];
await reader.call('keepReadingPlace', {
  params: { kind: 'report', id: begun.id },
  body: { entry: 1, version: page.reportMeta.version, block, read: [], ago: 0 },
});

function chapterWith(units: number): string {
  return `<h1>Hips</h1><p>First.</p><h2>Types</h2><p>They differ.</p><table><caption>Table 1.1 Units</caption>
    <tr><th>Year</th><th>Units</th></tr><tr><td>2026</td><td>${units}</td></tr></table>`;
}

/** Staff who look at the portal as the reader does. */
const sales = await signedInAs(server, {
  role: 'sales',
  usergroup_id: await makeCompany(db, { provider: true }),
});
const { viewing_id } = (await sales.call('startViewing', { params: { id: reader.id } })).body;
const { idToken: watching } = (await sales.call('viewingToken', { params: { id: viewing_id } })).body;

/** A dashboard with the second of two imports. */
const importer = await openImporter(server, 'global');
const { item_id: charted } = await makeItem(db);
for (const scale of [1, 2]) await importer.put(marketFile('Knees', scale), { itemId: String(charted) });
const frame = await openFrame(server, admin.token, { kind: 'global', id: charted });

const addresses = [
  '/api/session',
  ...['all&category=orthopedics', 'subscriptions', 'favorites', 'custom-reports'].map(
    (rest) => `/api/catalogs/page?section=catalog&filter=${rest}`,
  ),
  '/api/catalogs/page?section=medsku&filter=all',
  `/api/reports/subscribed/${report}/1`,
  `/api/reports/subscribed/${report}/2`,
  `/api/reports/subscribed/${second}/1`,
];
const searches = ['Part', 'Piece'];

async function ask(token: string, address: string) {
  const { status, body } = await server.send('GET', address, { token });
  // Goes by the time alone.
  if (body.viewing) delete body.viewing.seconds_left;
  return { address, status, body };
}

async function total() {
  const params = { kind: 'global', id: String(charted) };
  const asked = { measure: 'value', groupBy: [], filters: {} };
  const { status, body } = await server.call('askDashboard', { token: frame, params, body: asked });
  return { status, body };
}

async function search(query: string) {
  const { status, body } = await server.call('searchReports', { token: reader.token, body: { query } });
  return { query, status, body };
}

const answers = () =>
  Promise.all([
    ...[reader, admin].flatMap(({ token }) => addresses.map((address) => ask(token, address))),
    ...['/api/users/me/home', `/api/users/me/places/report/${begun.id}`].map((address) =>
      ask(reader.token, address),
    ),
    ...searches.map(search),
    total(),
    ask(frame, `/api/dashboards/global/${charted}`),
    ...['/api/session', `/api/reports/subscribed/${report}/1`].map((address) => ask(watching, address)),
  ]);

type Change = RawBuilder<unknown>;
const person = sql`where id = ${reader.id}`;
const theirs = sql`where id = ${company}`;
const item = sql`where item_id = ${report}`;
const mine = sql`where user_id = ${reader.id}`;

/** Every table that something in memory depends on, in the ways in which it matters. In order: each builds on those before. */
const changes: [string, Change][] = [
  ['a name', sql`update users set name = 'Somebody Else' ${person}`],
  ['a role', sql`update users set role = 'sales' ${person}`],
  ['the role again', sql`update users set role = 'standard' ${person}`],
  ['a leader', sql`update users set lead = true ${person}`],
  ['a special account', sql`update users set special = 'marketing' ${person}`],
  ['an ordinary account', sql`update users set special = null ${person}`],
  ['a phone', sql`update second_factors set phone = '+15550001111' ${mine}`],
  [
    'a device',
    sql`insert into devices (cookie, os, user_id, usergroup_id) values ('123', 'Linux', ${reader.id}, ${company})`,
  ],
  ['no device', sql`delete from devices ${mine}`],
  ['activity', sql`update users set last_active = now() - interval '5 minutes' ${person}`],
  [
    'a colleague',
    sql`insert into users (usergroup_id, email, name) values (${company}, 'new@people.example', 'New')`,
  ],
  ['the name of the company', sql`update usergroups set company = 'Renamed' ${theirs}`],
  ['the end of the licence', sql`update usergroups set expiry = now() + interval '1 year' ${theirs}`],
  ['the company expired', sql`update usergroups set expiry = now() - interval '1 day' ${theirs}`],
  ['the company renewed', sql`update usergroups set expiry = now() + interval '2 years' ${theirs}`],
  [
    'a subscription of the headquarter',
    sql`insert into subscriptions (usergroup_id, item_id) values (${headquarter}, ${second})`,
  ],
  [
    'the headquarter expired',
    sql`update usergroups set expiry = now() - interval '1 day' where id = ${headquarter}`,
  ],
  ['the headquarter renewed', sql`update usergroups set expiry = null where id = ${headquarter}`],
  ['no headquarter', sql`update usergroups set headquarter_id = null ${theirs}`],
  [
    'a sample',
    sql`insert into subscriptions (usergroup_id, item_id, access, market_name) values (${company}, ${second}, 'sample', 'Knees')`,
  ],
  ['a demo', sql`insert into data_sets (item_id, demo) values (${sku}, true)`],
  [
    'a demo subscription',
    sql`insert into subscriptions (usergroup_id, item_id, access) values (${company}, ${sku}, 'demo')`,
  ],
  [
    'a favourite',
    sql`insert into favorites (user_id, kind, item_id) values (${reader.id}, 'reports', ${report})`,
  ],
  ['another title', sql`update items set item_name = 'Other' ${item}`],
  ['a dashboard', sql`update items set global_dashboard = true ${item}`],
  ['hidden', sql`update items set visible = false ${item}`],
  ['shown', sql`update items set visible = true ${item}`],
  [
    'the title of a chapter',
    sql`update chapters set chapter_title = 'Renamed' where report_id = ${report} and chapter_number = 2`,
  ],
  [
    'the text of a chapter',
    sql`update chapters set chapter_content = '<p>New</p>' where report_id = ${report} and chapter_number = 1`,
  ],
  [
    'what is said of a version',
    sql`update report_releases set note = 'Corrected' where report_id = ${report}`,
  ],
  [
    'an image',
    sql`update chapters set images = array['0123.svg'] where report_id = ${report} and chapter_number = 1`,
  ],
  ['a chapter less', sql`delete from chapters where report_id = ${second}`],
  ['another version', sql`update items set current_version = null ${item}`],
  [
    'the title of a section',
    sql`update chapters set chapter_content = replace(chapter_content, 'Types', 'Kinds') where report_id = ${begun.report_id}`,
  ],
  [
    'the title of what was begun',
    sql`update chapters set chapter_title = 'Knees' where report_id = ${begun.report_id}`,
  ],
  [
    'what a table was corrected from',
    sql`delete from chapters where report_id = ${begun.report_id} and version = 1`,
  ],
  [
    'the import before',
    sql`update data_sets set import_id = (select min(import_id) from figure_imports where item_id = ${charted})
      where item_id = ${charted}`,
  ],
  ['a place in the index', sql`delete from search_index where report_id = ${second}`],
  [
    'a synonym',
    sql`insert into synonyms (kind, words, is_mutual) values ('equal', array['Piece', 'Part'], true)`,
  ],
  ['shared with them', sql`insert into custom_report_shares values (${shared}, ${reader.id})`],
  [
    'the name of what is shared',
    sql`update custom_reports set c_report_name = 'Shared' where c_report_id = ${shared}`,
  ],
  ['the maker disabled', sql`update users set enabled = false where id = ${colleague.id}`],
  ['the maker enabled', sql`update users set enabled = true where id = ${colleague.id}`],
  [
    'a report of their own',
    sql`insert into custom_reports (user_id, c_report_name) values (${reader.id}, 'Own')`,
  ],
  ['given to the company', sql`insert into custom_report_companies values (${given}, ${company})`],
  [
    'a favourite among these',
    sql`insert into favorites (user_id, kind, item_id) values (${reader.id}, 'medcore', ${given})`,
  ],
  ['its name', sql`update custom_reports set c_report_name = 'Given again' where c_report_id = ${given}`],
  [
    'a market of its report',
    sql`insert into report_markets (report_id, market_name, position) values (${report}, 'Knees', 1)`,
  ],
  ['its markets', sql`insert into custom_report_markets values (${given}, ${report}, 'Knees')`],
  ['no such market', sql`delete from report_markets where report_id = ${report}`],
  [
    'the company of its maker',
    sql`update usergroups set company = 'Makers' where id = ${support.usergroupId}`,
  ],
  ['its bookmarks', sql`delete from custom_report_bookmarks where c_report_id = ${given}`],
  ['no longer made by support', sql`update users set special = null where id = ${support.id}`],
  ['made by support again', sql`update users set special = 'support' where id = ${support.id}`],
  ['taken from the company', sql`delete from custom_report_companies where c_report_id = ${given}`],
  ['no longer shared', sql`delete from custom_report_shares where c_report_id = ${shared}`],
  [
    'the maker in another company',
    sql`update users set usergroup_id = ${headquarter} where id = ${colleague.id}`,
  ],
  ['unsubscribed', sql`delete from subscriptions where usergroup_id = ${company}`],
  ['no favourites', sql`truncate favorites`],
  ['staff who look lose their role', sql`update users set role = 'standard' where id = ${sales.id}`],
  ['their role again', sql`update users set role = 'sales' where id = ${sales.id}`],
  ['staff of another company', sql`update usergroups set provider = false where id = ${sales.usergroupId}`],
  ['of the provider again', sql`update usergroups set provider = true where id = ${sales.usergroupId}`],
  ['the reader in another company', sql`update users set usergroup_id = ${headquarter} ${person}`],
  ['the reader signed out', sql`update sessions set ended_at = now() where user_id = ${reader.id}`],
  ['staff signed out', sql`update sessions set ended_at = now() where user_id = ${sales.id}`],
];

test('FAST-01 what ends by itself is not kept longer', async () => {
  await subscribe(db, headquarter, second);
  const below = await makeCompany(db, { headquarter_id: company });
  await sql`insert into custom_report_companies values (${given}, ${below})`.execute(db);
  await sql`insert into favorites (user_id, kind, item_id) values (${reader.id}, 'medcore', ${given})`.execute(
    db,
  );
  for (const one of [headquarter, below]) {
    await answers();
    await sql`update usergroups set expiry = now() + interval '3 seconds' where id = ${one}`.execute(db);
    const before = await answers();
    await setTimeout(3100);
    const after = await answers();
    await sql`insert into change_log (key) values ('everything')`.execute(db);
    expect(after).toEqual(await answers());
    expect(after).not.toEqual(before);
  }
  await sql`delete from subscriptions where usergroup_id = ${headquarter}`.execute(db);
  await sql`delete from custom_report_companies`.execute(db);
  await sql`truncate favorites`.execute(db);
});

test('FAST-01 after any change, what comes from memory is what would be computed anew', async () => {
  await answers();
  for (const [what, change] of changes) {
    await change.execute(db);
    const remembered = await answers();
    await sql`insert into change_log (key) values ('everything')`.execute(db);
    expect({ what, answers: remembered }).toEqual({ what, answers: await answers() });
  }
});
