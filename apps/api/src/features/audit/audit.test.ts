import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { record } from '../../platform/audit/audit.ts';
import { verifyAudit } from '../../platform/audit/verify.ts';
import { systemClock } from '../../platform/clock/clock.ts';
import { folderFiles } from '../../platform/files/folder.ts';
import { rowIn, rowsIn } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { makeCompany, makePerson, signedInAs } from '../../testing/people.ts';
import { publishReport } from '../../testing/publish.ts';
import { startServer } from '../../testing/server.ts';
import { signIn } from '../../testing/sign-in.ts';
import { temporaryFolder } from '../../testing/when-over.ts';
import { watchJob } from './audit.jobs.ts';
import { listEntries, wantedEntries } from './audit.store.ts';

const server = await startServer({ LIMITS: 'captcha=1000/60,passwordPerAddress=1000/60' });
const provider = await makeCompany(server.db, { provider: true });
const admin = await signedInAs(server, {
  usergroup_id: provider,
  role: 'admin',
  email: 'admin@caliper.example',
});
const company = await makeCompany(server.db, { company: 'Audited Ltd' });
const ann = await makePerson(server.db, { usergroup_id: company, email: 'ann@audited.example' });

const actor = { id: admin.id, name: admin.email, address: '192.0.2.7', requestId: 'request-1' };

async function entries(query: string) {
  const { status, body } = await admin.call('auditLog', { query });
  expect(status).toBe(200);
  return body.entries.map(({ action, subject }: { action: string; subject: string }) => [action, subject]);
}

test('STAFF-05 entries are found by person, company, action, item and time, newest first', async () => {
  const { report_id } = await publishReport(server, ['<h1>Knees</h1><p>They bend.</p>']);
  const other = await makePerson(server.db);
  await record(server.db, { actor, action: 'made up', subject: `user:${ann.id}`, to: { enabled: true } });
  await record(server.db, { actor, action: 'made up', subject: `company:${company}` });
  await record(server.db, {
    actor: { ...actor, id: ann.id, name: ann.email },
    action: 'asked',
    subject: `report:${report_id}`,
  });
  await record(server.db, { actor, action: 'made up', subject: `user:${other.id}` });
  const asked = ['asked', `report:${report_id}`];
  const person = ['made up', `user:${ann.id}`];
  const theirs = ['made up', `company:${company}`];
  expect(await entries('?person=ann@audited.example')).toEqual([asked, person]);
  expect(await entries(`?person=${ann.id}&action=asked`)).toEqual([asked]);
  expect(await entries(`?company=${company}`)).toEqual([asked, theirs, person]);
  expect(await entries(`?company=${company}&action=made%20up`)).toEqual([theirs, person]);
  expect(await entries(`?item=${report_id}&action=asked`)).toEqual([asked]);
  const { item_name } = await rowIn(server.db, 'items', { item_id: report_id });
  expect(
    await entries(`?item=${encodeURIComponent(item_name.slice(1).toUpperCase())}&person=${ann.email}`),
  ).toEqual([asked]);
  expect(await entries('?item=no%20such%20title')).toEqual([]);
  const today = new Date().toISOString().slice(0, 10);
  expect(await entries(`?action=asked&from=${today}&to=${today}`)).toEqual([asked]);
  expect(await entries('?action=asked&to=2020-01-01')).toEqual([]);
  const { body } = await admin.call('auditLog', { query: '?action=asked' });
  expect(body.actions).toEqual(expect.arrayContaining(['asked', 'made up']));
  expect(body.entries[0]).toMatchObject({
    actor: ann.email,
    company: { id: company, company: 'Audited Ltd' },
  });
});

test('STAFF-05 the log is turned page by page, without a gap and without an entry twice', async () => {
  await sql`insert into audit_log (actor, action, subject, at)
    select 'x', 'paged', 'thing:' || n, now() - make_interval(secs => n / 3) from generate_series(1, 120) as n`.execute(
    server.db,
  );
  const seen: number[] = [];
  let before = '';
  for (const size of [50, 50, 20]) {
    const { body } = await admin.call('auditLog', { query: `?action=paged${before}` });
    expect([body.entries.length, body.more]).toEqual([size, size === 50]);
    seen.push(...body.entries.map(({ id }: { id: number }) => id));
    before = `&before=${seen.at(-1)}`;
  }
  expect(new Set(seen).size).toBe(120);
});

test('STAFF-05 days are those of UTC, whatever the zone of the database', async () => {
  await sql`insert into audit_log (actor, action, subject, at) values
    ('x', 'late', 'thing:1', '2026-05-04T23:30:00Z'), ('x', 'late', 'thing:2', '2026-05-05T00:30:00Z')`.execute(
    server.db,
  );
  await server.db.connection().execute(async (db) => {
    await sql`set timezone to 'Asia/Tokyo'`.execute(db);
    for (const [day, subject] of [
      ['2026-05-04', 'thing:1'],
      ['2026-05-05', 'thing:2'],
    ]) {
      const wanted = await wantedEntries(db, { action: 'late', from: day, to: day });
      expect((await listEntries(db, wanted, undefined, 9)).map((one) => one.subject)).toEqual([subject]);
    }
    await sql`reset timezone`.execute(db);
  });
});

test('STAFF-05 a company’s extract is a file with its entries and their places, and is in the log itself', async () => {
  await record(server.db, {
    actor,
    action: 'exported here',
    subject: `company:${company}`,
    to: { note: '=1+1' },
  });
  await eventually(async () => expect(await rowsIn(server.db, 'audit_unsealed')).toEqual([]));
  const { status, bytes, headers } = await admin.call('auditExtract', { query: `?company=${company}` });
  expect(status).toBe(200);
  expect(headers['content-disposition']).toMatch(/audit-log-company-\d+-\d{4}-\d\d-\d\d\.csv/);
  const lines = bytes.toString().trim().split('\r\n');
  expect(lines[0]).toContain('Place in the chain,Hash');
  expect(
    lines.some((line: string) => line.includes('exported here') && /,\d+,[0-9a-f]{64}$/.test(line)),
  ).toBe(true);
  expect(bytes.toString()).not.toContain('thing:1');
  expect((await entries(`?company=${company}`))[0]).toEqual(['audit log exported', `company:${company}`]);
});

test('STAFF-05 signing in and out, exports, and staff reading are in the log; clients reading is not', async () => {
  const { report_id: id } = await publishReport(server, [
    '<h1>Knees</h1><p>They bend.</p><table><caption>Table 1.1 Knees</caption><tr><th>Year</th><th>Units</th></tr><tr><td>2026</td><td>5</td></tr></table>',
  ]);
  const person = await makePerson(server.db, { usergroup_id: provider, role: 'sales' });
  const { body, cookies } = await signIn(server, person);
  const token = body.idToken;
  for (const _ of [1, 2])
    await server.call('subscribedReport', { token, params: { id: String(id), chapter: '1' } });
  await server.call('reportContents', { token, params: { id: String(id) } });
  await server.call('signOut', { token, cookies: { refresh: cookies.refresh ?? '' } });
  const rows = await server.db
    .selectFrom('audit_log')
    .select(['action', 'subject'])
    .where('actor_id', '=', person.id)
    .orderBy('id')
    .execute();
  expect(rows.map(({ action, subject }) => [action, subject])).toEqual([
    ['signed in', `user:${person.id}`],
    ['read by staff', `report:${id}`],
    ['exported', `report:${id}`],
    ['signed out', `user:${person.id}`],
  ]);
  const client = await signedInAs(server);
  await client.call('unsubscribedReport', { params: { id: String(id) } });
  expect(await rowsIn(server.db, 'audit_log', { actor_id: client.id })).toEqual([]);
});

test('STAFF-05 the log of the portal tells what waits for its place for a minute, and of a head that the chain no longer has', async () => {
  const files = folderFiles(await temporaryFolder());
  const error = vi.fn();
  const watch = async () => {
    error.mockClear();
    await watchJob({ db: server.db, files, clock: systemClock, log: { error } }).run({});
    return error.mock.calls.map((told) => String(told.at(-1)));
  };
  await record(server.db, { actor, action: 'made up', subject: 'thing:1' });
  await eventually(async () => expect(await rowsIn(server.db, 'audit_unsealed')).toEqual([]));
  expect(await watch()).toEqual([]);
  // Nothing is there that could be given a place.
  await sql`insert into audit_unsealed (entry_id, since) values (-1, now() - interval '61 seconds')`.execute(
    server.db,
  );
  expect(await watch()).toEqual([expect.stringContaining('wait for their place')]);
  expect((await admin.call('auditLog', {})).body.chain.late).toBe(1);
  await sql`delete from audit_unsealed where entry_id = -1`.execute(server.db);
  await files.put('audit/latest.json', Buffer.from(JSON.stringify({ place: 1, hash: 'dead' })));
  expect(await watch()).toEqual([expect.stringContaining('npm run verify-audit')]);
});

test('STAFF-05 the running portal gives every entry its place, and the verifier finds nothing wrong', async () => {
  await eventually(async () => expect(await rowsIn(server.db, 'audit_unsealed')).toEqual([]));
  const { findings, places } = await verifyAudit(server.db, server.files);
  expect(findings).toEqual([]);
  expect(places).toBe((await rowsIn(server.db, 'audit_log')).length);
});
