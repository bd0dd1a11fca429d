import { composeChapter } from '@caliper/api/features/reports/ingest/chapters/chapter.ts';
import { readPage } from '@caliper/api/features/reports/ingest/chapters/page.ts';
import { newNotes } from '@caliper/api/features/reports/ingest/notes.ts';
import { hitsIn } from '@caliper/text/hits.ts';
import { parseQuery, type Query } from '@caliper/text/query.ts';
import { chaptersOf } from '../../apps/api/seeds/content/package.ts';
import { type DemoReport, demoReports } from '../../apps/api/seeds/content/plan.ts';
import { wordDocument } from '../../apps/api/seeds/content/word.ts';
import { addChapterCode } from '../chapter-code.ts';
import { expect, test } from '../fixtures.ts';

const image = { file: `${'ab'.repeat(20)}.svg`, path: '', bytes: 0, type: '', width: 720, height: 400 };
const images = {
  find: () => image,
  place: () => {},
  add: () => {},
  inline: () => 0,
  all: () => [],
  unused: () => [],
};
const around = { images, sheets: { find: () => undefined }, pages: new Set<string>(), folder: '' };

/** A page as the server stores it. */
async function ingested(number: number, title: string, page: Buffer) {
  const nodes = (await readPage('chapter.html', page, around, newNotes())) ?? [];
  return { ...composeChapter(number, title, nodes).chapter, images: {} };
}

/** A word, three adjacent words, the beginning of one and two separate ones, taken from the text itself. */
function queriesFrom(text: string): string[] {
  const words = text.match(/\p{L}{4,}/gu) ?? [];
  const at = (part: number) => words[Math.floor(words.length * part)] ?? 'market';
  const row = text.match(/[a-z]{3,} [a-z]{3,} [a-z]{3,}/)?.[0] ?? 'of the';
  return [at(0.2), `"${row}"`, at(0.6).slice(0, 3), `${at(0.4)} ${at(0.8)}`];
}

/** A chapter, the queries for it, and what the server counts. */
function asked(chapter: Awaited<ReturnType<typeof ingested>>) {
  const queries = queriesFrom(chapter.plain_text).map((text) => parseQuery(text));
  return { chapter, queries, counts: queries.map((query) => hitsIn(chapter.plain_text, query).length) };
}

function pagesOf(report: DemoReport) {
  const pages = chaptersOf(report);
  return Promise.all(pages.map(({ number, title, html }) => ingested(number, title, Buffer.from(html))));
}

interface ChapterCode {
  prepareChapter(chapter: object): { root: Element };
  markHits(root: Element, query: Query): number;
  readText(root: Element): { text: string };
}

type Asked = ReturnType<typeof asked>;

/** Runs in the page. */
function countMarks(all: Asked[]) {
  const { prepareChapter, markHits, readText } = (window as unknown as { chapters: ChapterCode }).chapters;
  return all.map(({ chapter, queries }) => {
    const { root } = prepareChapter(chapter);
    const text = readText(root).text;
    const counts = queries.map((query) => {
      const counted = markHits(root, query);
      return counted === root.querySelectorAll('mark').length ? counted : -1;
    });
    return { isSameText: text === chapter.plain_text, counts };
  });
}

/** A few of them, because all are generated in the same way. */
const reports = demoReports('demo')
  .filter((one) => one.writeup)
  .filter((_, index) => index % 36 === 0);

test('READ-13 every chapter of a demo report shows as many marks as the server counts @thorough', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await addChapterCode(page);
  for (const report of reports) {
    const all = (await pagesOf(report)).map(asked);
    const seen = await page.evaluate(countMarks, all);
    expect(seen).toEqual(all.map(({ counts }) => ({ isSameText: true, counts })));
  }
});

test('READ-13 a report saved by Word shows as many marks as the server counts @thorough', async ({
  page,
}) => {
  await addChapterCode(page);
  const [report] = demoReports('demo') as [DemoReport];
  const html = chaptersOf(report)
    .slice(0, 4)
    .map((one) => one.html)
    .join('\n');
  const all = [asked(await ingested(1, report.title, wordDocument(report.title, html)))];
  expect(await page.evaluate(countMarks, all)).toEqual([{ isSameText: true, counts: all[0]?.counts }]);
});
