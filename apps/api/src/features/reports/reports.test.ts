import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { CallName } from '@caliper/contract/calls.ts';
import { expect, test } from 'vitest';
import { openSecrets } from '../../platform/secrets/secrets.ts';
import { otherSpellings } from '../../testing/base64url.ts';
import { behind, rowIn, rowsIn } from '../../testing/database.ts';
import { expectStatus } from '../../testing/expect-status.ts';
import { makeItem, subscribe } from '../../testing/items.ts';
import { packageOf, uploadFields, zipOf } from '../../testing/packages.ts';
import { makeCompany, makePerson, type SignedIn, signedInAs } from '../../testing/people.ts';
import { startServer } from '../../testing/server.ts';
import { findEdition } from '../catalogue/index.ts';
import { signImage } from './images.ts';
import { sweepFiles } from './reports.jobs.ts';
import { insertChapters } from './reports.store.ts';

const server = await startServer();
let admin: SignedIn = await signedInAs(server, { role: 'admin' });
const publications = await signedInAs(server, { role: 'publications' });
const reader = await signedInAs(server);

const titled = () => `Report ${randomUUID().slice(0, 8)}`;

interface Sent {
  fields?: Record<string, string>;
  file?: Uint8Array<ArrayBuffer>;
  call?: 'uploadReport' | 'uploadReportNoWriteup';
  who?: SignedIn;
}

async function upload({ fields, file, call = 'uploadReport', who = admin }: Sent) {
  const form = { fields: fields ?? uploadFields(titled()), ...(file ? { file } : {}) };
  return who.call(call, { form });
}

async function uploaded(title = titled(), chapters = 3) {
  const { body } = await upload({ fields: uploadFields(title), file: await packageOf(chapters) });
  return { id: String(body.report_id), report_id: body.report_id as number, title };
}

const asAdmin = (name: CallName, id: string, body?: unknown) =>
  admin.call(name, { params: { id }, ...(body === undefined ? {} : { body }) });

const chaptersOf = (report_id: number, version: number) =>
  server.db
    .selectFrom('chapters')
    .selectAll()
    .where('report_id', '=', report_id)
    .where('version', '=', version)
    .orderBy('chapter_number')
    .execute();

const itemOf = (report_id: number) =>
  server.db.selectFrom('items').selectAll().where('item_id', '=', report_id).executeTakeFirst();

/** The number of files in the staging folders of all processes. */
async function left(): Promise<number> {
  const root = join(server.dataDir, 'staging');
  const found = await Promise.all((await readdir(root)).map((name) => readdir(join(root, name))));
  return found.flat().length;
}

test('ADM-04 a package becomes a report with chapters, tables, text and images', async () => {
  const { report_id } = await uploaded('A whole report', 3);
  expect(await itemOf(report_id)).toMatchObject({
    item_name: 'A whole report',
    current_version: 1,
    chapters: 3,
  });
  const chapters = await chaptersOf(report_id, 1);
  expect(chapters.map(({ chapter_title }) => chapter_title)).toEqual(['Part 1', 'Part 2', 'Part 3']);
  expect(chapters[1]?.plain_text).toContain('first text of part 2');
  expect(chapters[0]?.chapter_content).toMatch(/<p id="b-[\w-]+">first text of part 1<\/p>/);
  const tables = await rowsIn(server.db, 'chapter_tables', { chapter_id: chapters[0]?.chapter_id ?? 0 });
  expect(tables).toMatchObject([{ table_number: 1, kind: 'default' }]);
  expect(JSON.stringify(tables[0]?.content)).toContain('"number":1234');
  expect(chapters[0]?.images).toHaveLength(1);
});

test('customers see a new report at once', async () => {
  const { title } = await uploaded();
  const { body } = await reader.call('cataloguePage', {
    query: '?section=catalog&filter=all&category=orthopedics',
  });
  expect(body.items).toContainEqual(expect.objectContaining({ report_name: title, chapters: 3 }));
});

test('ADM-02 publications can upload too; missing fields are reported by field', async () => {
  const mine = await upload({ who: publications, file: await packageOf(1) });
  expect(mine).toMatchObject({ status: 200, body: { report_id: expect.any(Number), warnings: [] } });
  const empty = await upload({ fields: uploadFields('', { description: '' }), file: await packageOf(1) });
  expect(empty).toMatchObject({
    status: 422,
    body: { fields: { title: expect.any(String), description: expect.any(String) } },
  });
  const { icon: _icon, region: _region, ...others } = uploadFields(titled());
  const unplaced = await upload({ fields: others, file: await packageOf(1) });
  expect([unplaced.status, Object.keys(unplaced.body.fields).sort()]).toEqual([422, ['icon', 'region']]);
  const strange = await upload({
    fields: uploadFields(titled(), { surprise: 'x' }),
    file: await packageOf(1),
  });
  expect(strange.status).toBe(400);
  expect((await upload({})).body).toMatchObject({
    code: 'upload-file-missing',
    fields: { file: expect.any(String) },
  });
});

test('ADM-04 a refused package is reported with what is wrong and where, and leaves no trace', async () => {
  const title = titled();
  const file = await zipOf({
    'chapters/01-a.html': '<h1>One</h1>\n<p>Fine</p>\n<p><img src="gone.png" alt=""></p>',
    'chapters/02-b.html': '<h1>Two</h1><p><img src="../images/none.png" alt=""></p>',
  });
  const answer = await upload({ fields: uploadFields(title), file });
  expect(answer).toMatchObject({ status: 422, body: { code: 'package-refused' } });
  expect(answer.body.findings).toContainEqual(
    expect.objectContaining({
      file: 'chapters/01-a.html',
      line: 3,
      excerpt: 'gone.png',
    }),
  );
  expect(answer.body.findings).toContainEqual(
    expect.objectContaining({ file: 'chapters/02-b.html', excerpt: '../images/none.png' }),
  );
  const found = await rowsIn(server.db, 'items', { item_name: title });
  expect(found).toEqual([]);
});

test.each([
  ['a file that is not a ZIP', new TextEncoder().encode('This is no archive, whatever its name says.')],
  ['an empty file', new Uint8Array()],
])('ADM-04 %s is refused, and nothing stays in the staging folder', async (_, file) => {
  const answer = await upload({ file: new Uint8Array(file) });
  expect(answer).toMatchObject({ status: 422, body: { code: 'package-refused' } });
  expect(answer.body.findings.length).toBeGreaterThan(0);
  await expect.poll(left).toBe(0);
});

test('an update creates a new version; the old one stays and can be restored', async () => {
  const { id, report_id, title } = await uploaded();
  const update = await upload({
    fields: uploadFields(title, { reportId: id, description: 'Revised' }),
    file: await packageOf(5, 'second text'),
  });
  expect(update.body.report_id).toBe(report_id);
  expect(await itemOf(report_id)).toMatchObject({ current_version: 2, chapters: 5, description: 'Revised' });
  const versions = await asAdmin('reportVersions', id);
  expect(versions.body).toMatchObject([
    { version: 2, chapters: 5, current: true, createdBy: admin.email },
    { version: 1, chapters: 3, current: false },
  ]);
  const back = await asAdmin('rollbackReport', id, { version: 1 });
  expect(back.body.find((one: { current: boolean }) => one.current)).toMatchObject({ version: 1 });
  expect(await itemOf(report_id)).toMatchObject({ current_version: 1, chapters: 3 });
  expect(await chaptersOf(report_id, 2)).toHaveLength(5);
  await expectStatus(404, asAdmin('rollbackReport', id, { version: 9 }));
});

test('a block keeps its id in the next version if its text is unchanged', async () => {
  const { id, report_id, title } = await uploaded();
  const changed = await zipOf({
    'chapters/01-part.html': '<h1>Part 1</h1><p>Something new before it.</p><p>first text of part 1</p>',
  });
  await upload({ fields: uploadFields(title, { reportId: id }), file: changed });
  const [before] = await chaptersOf(report_id, 1);
  const [after] = await chaptersOf(report_id, 2);
  const idOf = (html = '') => html.match(/<p id="(b-[\w-]+)">first text/)?.[1];
  expect(idOf(after?.chapter_content)).toBe(idOf(before?.chapter_content));
});

test('an update of a report that does not exist is refused before its package is read', async () => {
  const fields = uploadFields(titled(), { reportId: '2147483647' });
  await expectStatus(404, upload({ fields, file: new Uint8Array(9) }));
});

test('an update of a report that is deleted in the meantime is refused', async () => {
  const { id, report_id, title } = await uploaded();
  const file = await packageOf(1);
  const late = await behind(
    server.db,
    (tx) => tx.deleteFrom('items').where('item_id', '=', report_id).execute(),
    () => upload({ fields: uploadFields(title, { reportId: id }), file }),
  );
  expect(late.status).toBe(404);
});

test('ADM-02 an update keeps the title, and an edition can exist only once', async () => {
  const { id, title } = await uploaded();
  const renamed = await upload({
    fields: uploadFields(titled(), { reportId: id }),
    file: await packageOf(1),
  });
  expect(renamed).toMatchObject({
    status: 422,
    body: { code: 'title-locked', fields: { title: expect.any(String) } },
  });
  const twice = await upload({ fields: uploadFields(title.toUpperCase()), file: await packageOf(1) });
  expect(twice).toMatchObject({ status: 409, body: { code: 'edition-exists' } });
  const nextYear = await upload({ fields: uploadFields(title, { year: '2027' }), file: await packageOf(1) });
  expect(nextYear.status).toBe(200);
});

test('a report sent several times at once is created once', async () => {
  const fields = uploadFields(titled());
  const file = await packageOf(1);
  const answers = await Promise.all([
    upload({ fields, file }),
    upload({ fields, file }),
    upload({ fields, file }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

test('a report without a write-up needs no file, and an update without a file changes only the details', async () => {
  const fields = uploadFields(titled());
  const bare = await upload({ call: 'uploadReportNoWriteup', fields });
  expect(bare.status).toBe(200);
  expect(await itemOf(bare.body.report_id)).toMatchObject({ chapters: 0, current_version: 1 });
  const { id, report_id, title } = await uploaded();
  const update = uploadFields(title, { reportId: id, description: 'Only this' });
  await upload({ call: 'uploadReportNoWriteup', fields: update });
  expect(await itemOf(report_id)).toMatchObject({
    description: 'Only this',
    chapters: 3,
    current_version: 1,
  });
});

test('ADM-03 ADM-27 past uploads are listed by category and year', async () => {
  const { report_id, title } = await uploaded();
  const past = async (query: string, who = publications) => (await who.call('pastUploads', { query })).body;
  expect(await past('?categoryId=14&reportYear=2026')).toContainEqual({
    report_id,
    report_name: title,
    sub_category_id: 1405,
    region: 'Europe',
    icon: 'Knee',
    description: 'Implants and instruments',
    writeup: true,
    digest: expect.any(String),
  });
  expect(await past('?categoryId=14&reportYear=2019')).toEqual([]);
  expect(JSON.stringify(await past('?categoryId=3&reportYear=2026'))).not.toContain(title);
});

test('MEND-17 who would lose a report by hiding it is counted at this moment, also those who inherit it', async () => {
  const { item_id } = await makeItem(server.db);
  const subscribers = async () => (await asAdmin('reportSubscribers', String(item_id))).body;
  expect(await subscribers()).toEqual({ companies: 0, people: 0 });
  const hq = await makeCompany(server.db, { license: 'corporate', headquarter: true });
  const below = await makeCompany(server.db, { headquarter_id: hq });
  const over = await makeCompany(server.db, { expiry: new Date(0) });
  for (const usergroup_id of [hq, hq, below, over]) await makePerson(server.db, { usergroup_id });
  await makePerson(server.db, { usergroup_id: below, enabled: false });
  await subscribe(server.db, hq, item_id);
  await subscribe(server.db, over, item_id);
  expect(await subscribers()).toEqual({ companies: 2, people: 3 });
});

test('ADM-06 a report is hidden and shown, and the audit log records by whom', async () => {
  const { id, report_id } = await uploaded();
  await expectStatus(204, asAdmin('setReportVisible', id, { status: 0 }));
  expect(await itemOf(report_id)).toMatchObject({ visible: false });
  await asAdmin('setReportVisible', id, { status: 1 });
  expect(await itemOf(report_id)).toMatchObject({ visible: true });
  const entries = await server.db
    .selectFrom('audit_log')
    .select(['actor', 'action'])
    .where('subject', '=', `report:${id}`)
    .orderBy('id')
    .execute();
  expect(entries.map(({ action }) => action)).toEqual(['report uploaded', 'report hidden', 'report shown']);
  expect(new Set(entries.map(({ actor }) => actor))).toEqual(new Set([admin.email]));
});

test('ADM-07 a report with subscribers cannot be deleted; one without is deleted with everything it has', async () => {
  const { id, report_id } = await uploaded();
  await subscribe(server.db, reader.usergroupId, report_id);
  await reader.call('addFavorite', { params: { kind: 'reports', id } });
  const refused = await asAdmin('deleteReport', id);
  expect(refused).toMatchObject({
    status: 409,
    body: { detail: 'ERROR: Cannot delete a report with active subscriptions!' },
  });
  await server.db.deleteFrom('subscriptions').where('item_id', '=', report_id).execute();
  await expectStatus(204, asAdmin('deleteReport', id));
  expect(await itemOf(report_id)).toBeUndefined();
  expect(await chaptersOf(report_id, 1)).toEqual([]);
  const { body } = await reader.call('session');
  expect(body.user.favorites).not.toContain(report_id);
  await expectStatus(404, asAdmin('deleteReport', id));
});

test('ADM-08 ADM-26 an edit changes the fields that were filled in; an existing edition is refused', async () => {
  const { id, report_id, title } = await uploaded();
  const nothing = { title: '', year: 0, region: '', icon: '', description: '' };
  await asAdmin('editReport', id, nothing);
  expect(await itemOf(report_id)).toMatchObject({
    item_name: title,
    item_year: 2026,
    region: 'Global',
    icon: 'Bandage',
    description: 'Implants and instruments',
  });
  const { item_name } = await makeItem(server.db, { region: 'Global' });
  const taken = await asAdmin('editReport', id, { ...nothing, title: item_name });
  expect(taken).toMatchObject({
    status: 409,
    body: { code: 'edition-exists', fields: { title: expect.any(String) } },
  });
  await expectStatus(422, asAdmin('editReport', id, { ...nothing, year: 1066 }));
});

test('two people who edit different details of a report at the same time both succeed', async () => {
  const { id, report_id, title } = await uploaded();
  await asAdmin('editReport', id, { region: 'Global' });
  await asAdmin('editReport', id, { description: 'Revised' });
  expect(await itemOf(report_id)).toMatchObject({
    item_name: title,
    item_year: 2026,
    region: 'Global',
    icon: 'Knee',
    description: 'Revised',
  });
});

test('an upload based on details that a colleague has changed since is refused, and undoes nothing', async () => {
  const { id, report_id, title } = await uploaded();
  const basedOn = async () => {
    const query = '?categoryId=14&reportYear=2026';
    const { body } = await publications.call('pastUploads', { query });
    return body.find((one: { report_id: number }) => one.report_id === report_id).digest as string;
  };
  const file = await packageOf(2, 'second text');
  const send = (from: string) =>
    upload({ fields: uploadFields(title, { reportId: id, basedOn: from }), file, who: publications });
  const opened = await basedOn();
  await asAdmin('editReport', id, { description: 'Revised' });
  expect(await send(opened)).toMatchObject({ status: 409, body: { code: 'report-changed' } });
  await asAdmin('editReport', id, { title: 'Renamed meanwhile' });
  expect((await send(opened)).body.code).toBe('report-changed');
  expect(await itemOf(report_id)).toMatchObject({ description: 'Revised', current_version: 1 });
  await asAdmin('editReport', id, { title });
  await expectStatus(200, send(await basedOn()));
  expect(await itemOf(report_id)).toMatchObject({ current_version: 2, chapters: 2 });
});

test('MEND-36 an image is served to anyone who may read its report, at an address of their own in one spelling', async () => {
  const { id, report_id } = await uploaded();
  const [chapter] = await chaptersOf(report_id, 1);
  const file = chapter?.images[0] ?? '';
  const secrets = await openSecrets(server.db, null);
  const addressFor = ({ refresh }: SignedIn, name = file, now = new Date()) => {
    const { exp, sig } = signImage(
      secrets,
      refresh.split('.')[0] ?? '',
      { kind: 'report', id: report_id },
      name,
      now,
    );
    return `/content/${report_id}/${name}?exp=${exp}&sig=${sig}`;
  };
  const get = async (address: string) => (await server.send('GET', address)).status;
  expect(await get(addressFor(reader))).toBe(404);
  await subscribe(server.db, reader.usergroupId, report_id);
  const answer = await server.send('GET', addressFor(reader));
  expect(answer.status).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'cache-control': expect.stringMatching(/^private, max-age=\d+, immutable$/),
  });
  expect(answer.body).toContain('<svg');
  const good = addressFor(reader);
  const late = addressFor(reader, file, new Date(Date.now() - 3 * 24 * 3600_000));
  const mac = good.split('.').at(-1) ?? '';
  const wrong = [
    ...otherSpellings(mac).map((other) => good.replace(mac, other)),
    `${good}.more`,
    good.replace(/sig=./, 'sig=x'),
    good.replace(/exp=\d/, 'exp=9'),
    late,
    `/content/${report_id}/${file}`,
  ];
  for (const address of wrong) expect([400, 404]).toContain(await get(address));
  expect(await get(addressFor(reader, `${'0'.repeat(40)}.svg`))).toBe(404);
  await asAdmin('setReportVisible', String(report_id), { status: 0 });
  expect(await get(addressFor(reader))).toBe(404);
  expect(await get(addressFor(admin))).toBe(200);
  await admin.call('signOut', { cookies: { refresh: admin.refresh } });
  expect(await get(addressFor(admin))).toBe(404);
  admin = await signedInAs(server, { role: 'admin' });
  await server.db.deleteFrom('subscriptions').where('item_id', '=', report_id).execute();
  await expectStatus(204, asAdmin('deleteReport', id));
  expect(await get(addressFor(admin))).toBe(404);
});

test('an edition is recognised by its title in any case, by the rules of PostgreSQL', async () => {
  const item_name = `ΟΔΟΣ İstanbul ${randomUUID()}`;
  const { item_id } = await makeItem(server.db, { item_name });
  const edition = { kind: 'report', region: 'Europe', item_year: 2026 } as const;
  expect(await findEdition(server.db, { ...edition, item_name })).toBe(item_id);
  expect(await findEdition(server.db, { ...edition, item_name: item_name.replace('stan', 'STAN') })).toBe(
    item_id,
  );
});

test('files that no report refers to are swept after a while; the others stay', async () => {
  const { id, report_id } = await uploaded();
  const kept = await uploaded(titled(), 7);
  const { files } = server;
  const keys = async () => {
    const found = new Set<string>();
    for await (const { key } of files.list()) found.add(key);
    return found;
  };
  const imagesOf = async (report: number) =>
    (await chaptersOf(report, 1)).flatMap(({ images }) => images).map((file) => `images/${file}`);
  const stays = await imagesOf(kept.report_id);
  const { package: archive } = await rowIn(server.db, 'report_versions', { report_id });
  await asAdmin('deleteReport', id);
  const sameArchive = await rowsIn(server.db, 'report_versions', { package: archive });
  await files.put('caliper.dump', Buffer.from('of somebody else'));
  await sweepFiles(server.db, files, new Date());
  expect(await keys()).toContain(`packages/${archive}`);
  await sweepFiles(server.db, files, new Date(Date.now() + 7 * 3600_000), 2);
  const after = await keys();
  expect(after.has(`packages/${archive}`)).toBe(sameArchive.length > 0);
  for (const key of [...stays, 'caliper.dump']) expect(after).toContain(key);
});

test('an upload repeated with the same idempotency key creates one version', async () => {
  const { id, title } = await uploaded();
  const file = await packageOf(2, 'second text');
  const again = () =>
    admin.call('uploadReport', {
      form: { fields: uploadFields(title, { reportId: id }), file },
      headers: { 'idempotency-key': `key-${id}-upload` },
    });
  const [first, second] = await Promise.all([again(), again()]);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect((await asAdmin('reportVersions', id)).body).toHaveLength(2);
});

test('an image that an upload stores again during the sweep stays', async () => {
  const { report_id } = await uploaded(titled(), 9);
  const [chapter] = await chaptersOf(report_id, 1);
  const key = `images/${chapter?.images[0]}`;
  await asAdmin('deleteReport', String(report_id));
  const { files } = server;
  const hours = (count: number) => new Date(Date.now() + count * 3600_000);
  const meanwhile = {
    ...files,
    async *list() {
      yield* files.list();
      await uploaded(titled(), 9);
    },
    changedAt: async (one: string) => (one === key ? hours(7) : files.changedAt(one)),
  };
  await sweepFiles(server.db, meanwhile, hours(7));
  expect(await files.changedAt(key)).not.toBeNull();
});

test('a chapter may have more tables than one statement can insert', async () => {
  const { report_id } = await uploaded();
  const table = { kind: 'default', caption: '', units: '', header: [], rows: [], footnotes: [] } as const;
  const tables = Array.from({ length: 9500 }, (_, index) => ({
    ...table,
    number: index + 1,
    block: `b-${index}`,
  }));
  const chapter = {
    chapter_number: 99,
    chapter_title: 'Many',
    chapter_content: '',
    plain_text: '',
    blocks: [],
    images: [],
    sections: [],
    exhibits: [],
    tables: tables.map((one) => ({ ...one, header: [], rows: [], footnotes: [] })),
  };
  await server.db.transaction().execute((tx) => insertChapters(tx, report_id, 1, [chapter]));
  const { count } = await server.db
    .selectFrom('chapter_tables')
    .innerJoin('chapters', 'chapters.chapter_id', 'chapter_tables.chapter_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('chapters.chapter_number', '=', 99)
    .executeTakeFirstOrThrow();
  expect(count).toBe(9500);
});
