import { expect, test } from 'vitest';
import { made, makeReaders } from '../../testing/custom-reports.ts';
import { expectStatus } from '../../testing/expect-status.ts';
import { makeCompany, type SignedIn, signedInAs } from '../../testing/people.ts';
import { publishReport } from '../../testing/publish.ts';
import { startServer } from '../../testing/server.ts';
import { movedClip } from './follow-clips.ts';

const table = (number: number, value = 7) =>
  `<table><caption>Table ${number} Units of kind ${number}</caption><tr><th>Year</th><th>Units</th></tr><tr><td>2026</td><td>${value}</td></tr></table>`;
const figure =
  '<figure><img src="../images/chart.svg" alt="A chart"><figcaption>Figure 1 Where theatres stand</figcaption></figure>';
const many = Array.from({ length: 18 }, (_, index) => table(index + 1)).join('<p>Between</p>');
const chapters = [`<h1>One</h1><p>Secret of one.</p>${many}${figure}`, '<h1>Two</h1><p>Secret of two.</p>'];

const server = await startServer({ LIMITS: 'customReports=1000/60' });
const { report_id: report } = await publishReport(server, chapters);

/** The ids of the tables and figures of the first chapter, as somebody who reads it has them. */
async function blocksSeen(person: SignedIn): Promise<{ tables: string[]; figure: string }> {
  const { body } = await person.call('subscribedReport', { params: { id: String(report), chapter: '1' } });
  const ids = (tag: string) =>
    [...body.chapter.chapter_content.matchAll(new RegExp(`<${tag}[^>]* id="(b-[^"]+)"`, 'g'))].map(
      ([, id]) => id,
    );
  return { tables: ids('table'), figure: ids('figure')[0] ?? '' };
}

const add = (who: Pick<SignedIn, 'call'>, id: string, block: string, over: object = {}) =>
  who.call('addClip', { params: { id }, body: { report_id: report, chapter_number: 1, block, ...over } });
const titles = (body: { clips: { title: string }[] }) => body.clips.map(({ title }) => title);

test('TAKE-11 tables and figures are clipped, put in order and taken out, and chapters do not notice', async () => {
  const { owner, colleague } = await makeReaders(server, report);
  const id = await made(server, owner, [[report, 2]]);
  const { tables, figure: picture } = await blocksSeen(owner);
  for (const block of [tables[0], tables[1], picture]) await expectStatus(200, add(owner, id, block ?? ''));
  expect((await add(owner, id, tables[0] ?? '')).body.code).toBe('clip-repeated');
  await expectStatus(404, add(owner, id, 'b-000000000000'));
  const { body } = await owner.call('customReport', { params: { id } });
  expect(body).toMatchObject({
    chapters: 1,
    revision: 1,
    clips: [{ kind: 'table', state: 'readable', chapter_number: 1 }, {}, { kind: 'figure' }],
  });
  expect(titles(body)).toEqual([
    'Table 1 Units of kind 1',
    'Table 2 Units of kind 2',
    'Figure 1 Where theatres stand',
  ]);
  const [first, second, third] = body.clips.map(({ clip_id }: { clip_id: number }) => clip_id);
  const ordered = await owner.call('orderClips', { params: { id }, body: { clips: [third, first] } });
  expect(ordered.body.clips.map(({ clip_id }: { clip_id: number }) => clip_id)).toEqual([
    third,
    first,
    second,
  ]);
  const removed = await owner.call('removeClip', { params: { id, clip: String(first) } });
  expect(removed.body.clips).toHaveLength(2);
  await expectStatus(200, owner.call('removeClip', { params: { id, clip: String(first) } }));

  // Who may only read it is told so; the clips are theirs to see.
  await owner.call('shareCustomReport', { params: { id }, body: { users: [colleague.id] } });
  await expectStatus(403, add(colleague, id, tables[3] ?? ''));
  const clip = await colleague.call('clip', { params: { id, clip: String(second) } });
  expect(clip.body.chapter.chapter_content).toContain('Units of kind 2');
  expect(clip.body.chapter.chapter_content).not.toContain('Units of kind 1');
  expect(clip.body.tables).toMatchObject([{ label: 'Table 2', rows: [[{ text: '2026' }, { number: 7 }]] }]);
});

test('TAKE-11 chapters and clips have fifteen places together, also when both are added at once', async () => {
  const { owner } = await makeReaders(server, report);
  const id = await made(server, owner, [[report, 1]]);
  const { tables } = await blocksSeen(owner);
  for (const block of tables.slice(0, 13)) await expectStatus(200, add(owner, id, block));
  const both = [
    { report_id: report, chapter_number: 1, custom_order: 1 },
    { report_id: report, chapter_number: 2, custom_order: 2 },
  ];
  const answers = await Promise.all([
    ...tables.slice(13).map((block) => add(owner, id, block)),
    owner.call('saveBookmarks', { params: { id }, body: { bookmarks: both } }),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { status, body } of answers)
    if (status !== 200) expect(body.detail).toBe('Custom Bookmarks limit reached');
  const { body } = await owner.call('customReport', { params: { id } });
  expect(body.clips.length + body.collections.length).toBe(15);
});

test('TAKE-11 in a MedCore report a clip opens its block and nothing else', async () => {
  const support = await signedInAs(server, { special: 'support', name: 'Support' });
  const reader = await signedInAs(server, { usergroup_id: await makeCompany(server.db) });
  const id = await made(server, support, [[report, 2]], 'MedCore units');
  const { tables, figure: picture } = await blocksSeen(support);
  await expectStatus(200, add(support, id, tables[4] ?? ''));
  const { body } = await add(support, id, picture);
  const [one, two] = body.clips.map(({ clip_id }: { clip_id: number }) => String(clip_id));
  const open = (clip: string) => reader.call('clip', { params: { id, clip } });
  await expectStatus(404, open(one));
  await support.call('giveCustomReport', { params: { id }, body: { companies: [reader.usergroupId] } });
  const { body: shown } = await open(one);
  expect(shown.chapter.chapter_content).toContain('Units of kind 5');
  expect(JSON.stringify(shown)).not.toMatch(/Secret|kind 4|kind 6/);
  await expectStatus(403, reader.call('subscribedReport', { params: { id: String(report), chapter: '1' } }));
  await expectStatus(403, reader.call('chapterTables', { params: { id: String(report), chapter: '1' } }));
  const [address = ''] = Object.values<string>((await open(two)).body.chapter.images);
  await expectStatus(200, server.send('GET', address));
  await support.call('giveCustomReport', { params: { id }, body: { companies: [] } });
  await expectStatus(404, server.send('GET', address));
  await expectStatus(404, open(one));
});

test('TAKE-11 clips follow their block to the next version, tables their title', async () => {
  const published = await publishReport(server, [
    `<h1>Own</h1><p>Text</p>${table(1)}<p>Between</p>${table(2)}`,
  ]);
  const { owner } = await makeReaders(server, published.report_id);
  const id = await made(server, owner, [[published.report_id, 1]]);
  const { body: read } = await owner.call('subscribedReport', {
    params: { id: String(published.report_id), chapter: '1' },
  });
  const blocks = [...read.chapter.chapter_content.matchAll(/<table[^>]* id="(b-[^"]+)"/g)].map(
    ([, block]) => block,
  );
  for (const block of blocks)
    await owner.call('addClip', {
      params: { id },
      body: { report_id: published.report_id, chapter_number: 1, block },
    });
  await publishReport(
    server,
    [`<h1>New</h1><p>New words.</p>`, `<h1>Own</h1><p>Text</p>${table(1)}<p>Between</p>${table(2, 9)}`],
    { title: published.title, reportId: published.id },
  );
  const { body } = await owner.call('customReport', { params: { id } });
  expect(body.clips).toMatchObject([
    { state: 'readable', chapter_number: 2 },
    { state: 'readable', chapter_number: 2 },
  ]);
  const clip = await owner.call('clip', { params: { id, clip: String(body.clips[1].clip_id) } });
  expect(clip.body.chapter.chapter_content).toContain('>9<');
});

test('TAKE-11 a clip whose block is no more stays where it was', () => {
  const clip = { clip_id: 1, kind: 'table', block: 'b-1', title: 'Table 2.1 Units' };
  const chapter = (blocks: string[], caption: string) => ({
    chapter_id: 9,
    blocks,
    tables: [{ block: 'b-9', caption }],
  });
  expect(movedClip(clip, [chapter(['b-9'], 'Table 3.4: Units\nthousand')])).toMatchObject({
    chapter_id: 9,
    block: 'b-9',
    title: 'Table 3.4: Units',
  });
  expect(movedClip(clip, [chapter(['b-9'], 'Table 2.1 Prices')])).toBeNull();
  expect(movedClip({ ...clip, kind: 'figure' }, [chapter(['b-9'], 'Table 2.1 Units')])).toBeNull();
});
