import { type CallName, calls } from '@caliper/contract/calls.ts';
import { expect, test } from 'vitest';
import { changeRows, rowIn } from '../../testing/database.ts';
import { expectStatus } from '../../testing/expect-status.ts';
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
const drawing = (width: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h${width}"/></svg>`;
const table = (word: string) =>
  `<table><caption>Table 1 Sales of ${word}</caption><tr><th>Country</th><th>2025</th></tr>
   <tr><td>${word}</td><td>10.0</td></tr></table><p><img src="../images/a.svg" alt="${word}"></p>`;

async function upload(title: string, word: string, over: Record<string, string>) {
  const files = {
    'chapters/01-knees.html': `<h1>Knees</h1><p>Sales of ${word}.</p>${table(word)}`,
    ...(word === secret && { 'chapters/02-more.html': `<h1>More of ${word}</h1><p>Words.</p>` }),
    'images/a.svg': drawing(word.length),
  };
  const form = { fields: uploadFields(title, over), file: await zipOf(files) };
  return (await expectStatus(200, publications.call('uploadReport', { form }))).body;
}

/** A report that the company of most callers has, with a bookmark, a favourite and news of it. */
const { report_id } = await upload('Known knees', 'implants', { release: 'at-once' });
const reader = await crowd.knock('standard');
await subscribe(db, reader.usergroupId, report_id);
const bookmarks = [{ report_id, chapter_number: 1 }];
const custom = await server.call('createCustomReport', {
  ...(reader.token && { token: reader.token }),
  body: { c_report_name: 'Mine', bookmarks },
});

/** Everybody else who has a session, and a stranger. */
const outsiders = [
  'signed out',
  'standard',
  'team leader',
  'sales',
  'support',
  'marketing',
  'other company',
] as const satisfies Knocker[];

/** Random or new with each answer: only the word is looked for in them. */
const reading = (Object.keys(calls) as CallName[]).filter((name) => calls[name].startsWith('GET'));

const named: Record<string, string> = {
  id: String(report_id),
  report_id: String(report_id),
  chapter: '1',
  table: '1',
  kind: 'reports',
};

function requestFor(name: CallName): TestRequest {
  const { params, query, body } = matrix[name];
  const isCustom = /^(?:custom|given|chosen|searchCustom)/.test(name);
  const own = isCustom ? { ...named, id: String(custom.body.id ?? custom.body.c_report_id ?? 0) } : named;
  const given =
    params && Object.fromEntries(Object.entries(params).map(([key, value]) => [key, own[key] ?? value]));
  return { ...(given && { params: given }), ...(query && { query }), ...(body && { body }) };
}

const searches: [CallName, TestRequest][] = [
  ['searchReports', { body: { query: secret } }],
  ['searchReports', { body: { query: 'zyxom' } }],
  ['searchReport', { params: { id: String(report_id) }, body: { query: secret } }],
  ['searchCustomReport', { params: { id: String(custom.body.id ?? 0) }, body: { query: secret } }],
  ['subscribedReport', { params: { id: String(report_id), chapter: '2' } }],
  ['proofChapter', { params: { id: String(report_id), chapter: '2' } }],
  ['createCustomReport', { body: { c_report_name: 'Two', bookmarks: [{ report_id, chapter_number: 2 }] } }],
];

const requests: [CallName, TestRequest][] = [
  ...reading.map((name): [CallName, TestRequest] => [name, requestFor(name)]),
  ...searches,
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
  const { token } = await crowd.knock(knocker);
  const { status, bytes, headers } = await server.call(name, { ...request, ...(token && { token }) });
  return { status, text: bytes.toString('latin1'), etag: headers.etag ?? null };
}

/** They bear the time, a signature that ends at one, or what was just asked: of these only the words are looked at. */
const moving: CallName[] = [
  'session',
  'userReport',
  'tableExport',
  'clients',
  'clientsFile',
  'teamUsage',
  'teamUsageCsv',
  'teamUsagePdf',
  'wanted',
];

/** It names what people have searched for in vain: their own words. */
const quotesSearches: CallName[] = ['wanted'];
const isMoving = (name: CallName, text: string) =>
  moving.includes(name) || /"(?:image|challenge|nonce|now|idToken)|exp=|signature|requestId/.test(text);

type Told = Awaited<ReturnType<typeof answerTo>>;

function steady(name: CallName, { status, text, etag }: Told): string {
  return JSON.stringify(isMoving(name, text) ? [status] : [status, text, etag]);
}

test('PUB-06 nobody but admin and publications learns of a draft, from any answer, its tag or its length', async () => {
  const before = new Map<string, string>();
  for (const question of questions)
    before.set(question.title, steady(question.name, await answerTo(question)));
  const update = { reportId: String(report_id), release: 'proof', description: `About ${secret}` };
  const changed = await upload('Known knees', secret, update);
  const fresh = await upload(`New ${secret}`, secret, { release: 'proof', year: '2025' });
  expect([changed.draft_id, fresh.draft_id]).toEqual([expect.any(Number), expect.any(Number)]);
  const told: string[] = [];
  for (const question of questions) {
    const { title, name, request } = question;
    const answer = await answerTo(question);
    // The question itself comes back in some answers.
    const isAsked = JSON.stringify(request).includes('zyxom') || quotesSearches.includes(name);
    if (!isAsked && answer.text.toLowerCase().includes(secret)) told.push(`${title} tells its words`);
    if (steady(name, answer) !== before.get(title)) told.push(`${title} is different`);
  }
  expect(told).toEqual([]);
});

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
