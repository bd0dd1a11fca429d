import { type CallName, calls } from '@caliper/contract/calls.ts';
import { expect, test } from 'vitest';
import { nameUnread } from '../../features/vocabulary/naming.ts';
import { changeRows, rowIn } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { expectStatus } from '../../testing/expect-status.ts';
import { marketFile } from '../../testing/figure-files.ts';
import { openFrame, openImporter } from '../../testing/figures.ts';
import { allTold } from '../../testing/following.ts';
import { subscribe } from '../../testing/items.ts';
import { gatherCrowd } from '../../testing/knocking.ts';
import { uploadFields, zipOf } from '../../testing/packages.ts';
import { signedInAs } from '../../testing/people.ts';
import { startServer, type TestRequest } from '../../testing/server.ts';
import type { Knocker } from './knockers.ts';
import { matrix } from './matrix.ts';

const server = await startServer();
const { db } = server;
const crowd = await gatherCrowd(server);
const publications = await signedInAs(server, { role: 'publications' });

/** A word that only drafts have. */
const secret = 'zyxomma';
/** Another one, which a reader has followed before. */
const other = 'quillet';
const question = { measure: 'value', groupBy: ['market'], filters: {} };
const place = (entry: number) => ({ entry, version: 1, block: null, read: [], ago: 0 });
const drawing = (width: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h${width}"/></svg>`;
const table = (word: string) =>
  `<table><caption>Table 1 Sales of ${word}</caption><tr><th>Country</th><th>2025</th></tr>
   <tr><td>${word}</td><td>10.0</td></tr></table><p><img src="../images/a.svg" alt="${word}"></p>`;

async function upload(title: string, word: string, over: Record<string, string>) {
  const files = {
    'chapters/01-knees.html': `<h1>Knees</h1><p>Sales of ${word}.</p>${table(word)}`,
    ...(word === secret && { 'chapters/02-more.html': `<h1>More of ${word}</h1><p>Words of ${other}.</p>` }),
    'images/a.svg': drawing(word.length),
  };
  const form = { fields: uploadFields(title, over), file: await zipOf(files) };
  return (await expectStatus(200, publications.call('uploadReport', { form }))).body;
}

/** A report that the company of most callers has in two editions, with everything that they can do with one. */
const older = await upload('Known knees', 'earlier implants', { release: 'at-once', year: '2025' });
const { report_id } = await upload('Known knees', 'implants', { release: 'at-once' });
const importer = await openImporter(server, 'global');
await importer.put(marketFile(), { itemId: String(report_id) });
const reader = await crowd.knock('standard');
for (const id of [report_id, older.report_id]) await subscribe(db, reader.usergroupId, id);
const asReader = (name: CallName, request: TestRequest) =>
  server.call(name, { ...request, ...(reader.token && { token: reader.token }) });
const bookmarks = [{ report_id, chapter_number: 1 }];
const { body: custom } = await asReader('createCustomReport', {
  body: { c_report_name: 'Mine', bookmarks },
});
await asReader('addFavorite', { params: { kind: 'reports', id: String(report_id) } });
await asReader('follow', { body: { target: { kind: 'report', id: report_id } } });
await asReader('follow', { body: { target: { kind: 'search', query: other } } });
await asReader('keepReadingPlace', {
  params: { kind: 'report', id: String(report_id) },
  body: place(1),
});
await db
  .insertInto('recommendations')
  .values({ report_id: older.report_id, rec_report_id: report_id })
  .execute();
const frame = await openFrame(server, reader.token ?? '', { kind: 'global', id: report_id });

/** Everybody else who has a session, a frame that one of them has open, and a stranger. */
const outsiders = [
  'signed out',
  'standard',
  'team leader',
  'sales',
  'support',
  'marketing',
  'headquarter',
  'other company',
  'frame of a dashboard',
] as const satisfies Knocker[];

const reading = (Object.keys(calls) as CallName[]).filter((name) => calls[name].startsWith('GET'));

const named: Record<string, string> = {
  id: String(report_id),
  report_id: String(report_id),
  companyId: String(reader.usergroupId),
  other: String(older.report_id),
  chapter: '1',
  table: '1',
};

/** The things that have a number of their own. */
const customs = /^(?:custom|given|chosen|searchCustom)/;

function requestFor(name: CallName): TestRequest {
  const { params, query, body } = matrix[name];
  const own = customs.test(name) ? { ...named, id: String(custom.c_report_id) } : named;
  const given =
    params && Object.fromEntries(Object.entries(params).map(([key, value]) => [key, own[key] ?? value]));
  return { ...(given && { params: given }), ...(query && { query }), ...(body && { body }) };
}

const ofReport = { params: { id: String(report_id) } };
const ofCustom = { params: { id: String(custom.c_report_id) } };
const second = { ...ofReport.params, chapter: '2' };

/** Calls that read though they are no GET, and those that ask for what only a draft has. */
const asked: [CallName, TestRequest][] = [
  ['cataloguePage', { query: '?section=catalog&filter=all' }],
  ['searchReports', { body: { query: secret } }],
  ['searchReports', { body: { query: 'zyxom' } }],
  ['searchReports', { body: { query: secret, sortBy: 'best' } }],
  ['bestMatches', { body: { query: secret } }],
  ['whileTyping', { body: { query: 'zyxom' } }],
  ['figureAnswers', { body: { query: `value of ${secret} in ${secret} 2025` } }],
  ['listFigures', { body: { about: secret, metric: 'value' } }],
  ['listFigures', { body: { about: 'knees', metric: 'value' } }],
  ['reportEditions', { body: { title: `New ${secret}` } }],
  ['reportEditions', { body: { title: 'Known knees' } }],
  ['searchReport', { ...ofReport, body: { query: secret } }],
  ['searchCustomReport', { ...ofCustom, body: { query: secret } }],
  ['subscribedReport', { params: second }],
  ['chapterTables', { params: second }],
  ['tableExport', { params: { ...second, table: '1' } }],
  ['linkedPlace', { ...ofReport, query: '?version=2&chapter=2&block=b-0123456789ab' }],
  ['changedChapter', { params: { ...second, other: String(older.report_id) } }],
  ['proofChapter', { params: second }],
  ['keepReadingPlace', { params: { kind: 'report', ...ofReport.params }, body: place(2) }],
  ['createCustomReport', { body: { c_report_name: 'Two', bookmarks: [{ report_id, chapter_number: 2 }] } }],
  ['saveSource', { ...ofCustom, body: { report_id, chapters: [1, 2] } }],
  ['addClip', { ...ofCustom, body: { report_id, chapter_number: 2, block: 'b-0123456789ab' } }],
  ['takeAway', { body: { of: { kind: 'report', id: report_id, entries: [2] }, format: 'pptx' } }],
  ['askDashboard', { params: { kind: 'global', ...ofReport.params }, body: question }],
  ['dashboard', { params: { kind: 'global', ...ofReport.params } }],
];

const requests: [CallName, TestRequest][] = [
  ...reading.map((name): [CallName, TestRequest] => [name, requestFor(name)]),
  ...asked,
];

/** What a caller is refused before anything is looked up says nothing. */
const isHeard = (knocker: Knocker, name: CallName) => ![401, 403].includes(matrix[name].expected[knocker]);

const questions = outsiders.flatMap((knocker) =>
  requests.flatMap(([name, request]) =>
    isHeard(knocker, name)
      ? [{ knocker, name, request, title: `${knocker} ${name} ${JSON.stringify(request)}` }]
      : [],
  ),
);

async function answerTo({ knocker, name, request }: (typeof questions)[number]) {
  const token = knocker === 'frame of a dashboard' ? frame : (await crowd.knock(knocker)).token;
  const { status, bytes, headers } = await server.call(name, { ...request, ...(token && { token }) });
  return { status, text: bytes.toString('latin1'), etag: headers.etag ?? null };
}

/** They bear the time, a signature that ends at one, or what was just asked: of these only the words are looked at. */
const moving: CallName[] = [
  'session',
  'userReport',
  'tableExport',
  'changesWorkbook',
  'clients',
  'clientsFile',
  'teamUsage',
  'teamUsageCsv',
  'teamUsagePdf',
  'wanted',
  'company',
  'companyUsers',
  'members',
  'localOutbox',
];

/** It names what people have searched for in vain: their own words. */
const quotesSearches: CallName[] = ['wanted'];
const isMoving = (name: CallName, text: string) =>
  moving.includes(name) || /"(?:image|challenge|nonce|now|idToken)|exp=|signature|requestId/.test(text);

type Told = Awaited<ReturnType<typeof answerTo>>;

function steady(name: CallName, { status, text, etag }: Told): string {
  return JSON.stringify(isMoving(name, text) ? [status] : [status, text, etag]);
}

/** All callers at once, each with one question after the other. */
async function askAll(use: (question: (typeof questions)[number], answer: Told) => void): Promise<void> {
  const byCaller = [...Map.groupBy(questions, ({ knocker }) => knocker).values()];
  const askOne = async (own: typeof questions) => {
    for (const question of own) use(question, await answerTo(question));
  };
  await Promise.all(byCaller.map(askOne));
}

/** What differs from before, and what has the word though nobody said it in the question. */
async function told(before: ReadonlyMap<string, string>) {
  const found: { name: CallName; words: string }[] = [];
  await askAll(({ title, name, request }, answer) => {
    const isAsked = JSON.stringify(request).includes('zyxom') || quotesSearches.includes(name);
    if (!isAsked && answer.text.toLowerCase().includes(secret))
      found.push({ name, words: `${title} tells its words` });
    if (steady(name, answer) !== before.get(title)) found.push({ name, words: `${title} is different` });
  });
  return found;
}

/** Everything that is done later with what is new. */
async function settled(): Promise<void> {
  await eventually(() => expectStatus(200, asReader('changesWorkbook', requestFor('changesWorkbook'))));
  await nameUnread(db, 1000);
  await allTold(db);
}

async function release(draftId: number): Promise<void> {
  const params = { id: String(draftId) };
  const { revision } = (await expectStatus(200, publications.call('draft', { params }))).body;
  const body = { revision, acknowledged: true };
  await expectStatus(200, publications.call('releaseDraft', { params, body }));
}

/** Calls whose answers to these questions are others once it is released. */
const ableToTell: CallName[] = [
  'catalogs',
  'cataloguePage',
  'home',
  'following',
  'notifications',
  'unreadNotifications',
  'subscribedReport',
  'unsubscribedReport',
  'reportPreview',
  'reportContents',
  'reportEditions',
  'chapterTables',
  'keepReadingPlace',
  'searchReports',
  'bestMatches',
  'whileTyping',
  'searchReport',
  'reportExhibits',
  'figureAnswers',
  'listFigures',
  'differences',
  'changedChapter',
  'takeAway',
  'takeAwayContents',
  'createCustomReport',
  'customReport',
  'customReports',
  'searchCustomReport',
  'saveSource',
  'dashboard',
];

test('PUB-06 nobody but admin and publications learns of a draft, from any answer, its tag or its length', async () => {
  await settled();
  const before = new Map<string, string>();
  await askAll(({ title, name }, answer) => before.set(title, steady(name, answer)));
  const update = { reportId: String(report_id), release: 'proof', description: `About ${secret}` };
  const changed = await upload('Known knees', secret, update);
  const fresh = await upload(`New ${secret}`, secret, { release: 'proof', year: '2025' });
  expect([changed.draft_id, fresh.draft_id]).toEqual([expect.any(Number), expect.any(Number)]);
  await settled();
  expect((await told(before)).map(({ words }) => words)).toEqual([]);

  // The same questions do tell of it once it is released: they were able to.
  for (const { draft_id } of [changed, fresh]) await release(draft_id);
  await settled();
  const able = new Set((await told(before)).map(({ name }) => name));
  expect(ableToTell.filter((name) => !able.has(name))).toEqual([]);
}, 300_000);

test('PUB-06 PUB-08 an image of a draft is shown to its proofer alone, and no longer once they may not proof', async () => {
  const { draft_id } = await upload('Known knees', secret, { reportId: String(report_id), release: 'proof' });
  const person = await signedInAs(server, { role: 'publications' });
  const params = { id: String(draft_id), chapter: '1' };
  const { body } = await expectStatus(200, person.call('draftChapter', { params }));
  const [address = ''] = Object.values(body.images) as string[];
  expect((await server.send('GET', address)).status).toBe(200);
  const elsewhere = address.replace(`/${draft_id}/`, `/${report_id}/`);
  if (elsewhere !== address) expect((await server.send('GET', elsewhere)).status).toBe(404);
  const { id } = await rowIn(db, 'users', { email: person.email });
  await changeRows(db, 'users', { role: 'standard' }, { id });
  expect((await server.send('GET', address)).status).toBe(404);
});
