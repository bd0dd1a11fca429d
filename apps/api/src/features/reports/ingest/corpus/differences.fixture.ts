import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../../../../testing/when-over.ts';
import type { Cell, Chapter, TypedTable } from '../content.ts';
import { cover } from '../package.fixture.ts';
import { readPackage } from '../read-package.ts';
import type { CorpusPackage, ExpectedChapter, ExpectedTable, ExpectedValue } from './corpus.fixture.ts';
import { gridOf, type PageTable, readFinishedPage } from './page-reader.fixture.ts';

/** One spelling: without marks of notes, soft hyphens, and white space around signs. */
function plain(text: string): string {
  return text
    .replace(/\^[^^]*\^/g, '')
    .replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹ᵃᵇᶜᵈᵉᶠ*†‡§]/g, '')
    .normalize('NFKC')
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/[“”„]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/\s+/g, '')
    .toLowerCase();
}

const title = (text: string) => plain(text).replace(/^(chapter)?[\d.]+[.:)-]*/, '');

/** What differs between a package as it should be read and as it is. */
export async function differencesIn({
  expected,
  fileName,
  bytes,
}: Omit<CorpusPackage, 'name'>): Promise<string[]> {
  const folder = await temporaryFolder();
  const zip = join(folder, fileName);
  await writeFile(zip, await bytes());
  const answer = await readPackage({ zip, folder, writeup: true, cover });
  if (!answer.accepted) return expected.refusable ? [] : [`refused: ${answer.findings[0]?.message}`];
  const { chapters, warnings } = answer.content;
  const wrong: string[] = [];
  for (const one of expected.chapters) {
    const chapter = chapters.find(({ chapter_title }) => title(chapter_title) === title(one.title));
    if (chapter)
      wrong.push(...inChapter(one, chapter, warnings.length > 0).map((what) => `${one.title}: ${what}`));
    else wrong.push(`no chapter ${one.title} among ${chapters.map(({ chapter_title }) => chapter_title)}`);
  }
  const stored = JSON.stringify(chapters);
  for (const secret of expected.absent) if (stored.includes(secret)) wrong.push(`published: ${secret}`);
  if (expected.findings.length > 0 && warnings.length === 0) wrong.push('no findings');
  return wrong;
}

function inChapter(expected: ExpectedChapter, chapter: Chapter, hasFindings: boolean): string[] {
  const page = readFinishedPage(chapter.chapter_content);
  const text = plain(page.text);
  return [
    ...expected.contains.filter((words) => !text.includes(plain(words))).map((words) => `lacks ${words}`),
    ...expected.figures
      // A picture that cannot be had leaves its caption, and a finding.
      .filter(
        ({ caption }) =>
          !page.figures.some((one) => plain(one) === plain(caption)) &&
          !(hasFindings && text.includes(plain(caption))),
      )
      .map(({ caption }) => `no figure ${caption}, but ${page.figures.map(plain).join(' | ')}`),
    ...expected.tables.flatMap((one) => {
      const at = page.tables.findIndex(({ caption }) => isTitled(caption, one.caption));
      const [found, typed] = [page.tables[at], chapter.tables[at]];
      if (!found || !typed)
        return [`no table ${one.caption}, but ${page.tables.map((t) => t.caption).join(' | ')}`];
      return inTable(one, found, typed, plain(page.text)).map((what) => `${one.caption}: ${what}`);
    }),
  ];
}

/** The line with the unit may be part of the caption. */
function isTitled(caption: string, expected: string): boolean {
  const [found, wanted] = [plain(caption), plain(expected)];
  return found === wanted || (found.startsWith(wanted) && /^\(.*\)$/.test(found.slice(wanted.length)));
}

function inTable(expected: ExpectedTable, found: PageTable, typed: TypedTable, text: string): string[] {
  const wrong: string[] = [];
  const paths = (columns: string[][]) => columns.map((path) => path.map(plain).join('/')).join(' | ');
  if (paths(found.columns) !== paths(expected.columns))
    wrong.push(`columns ${paths(found.columns)} instead of ${paths(expected.columns)}`);
  const spans = ({ colspan = 1, rowspan = 1 }: Cell) => ({ colspan, rowspan });
  const cells = gridOf(
    typed.rows.map((row) => ({ cells: row })),
    spans,
  );
  for (const { labels, cells: texts, values } of expected.rows) {
    const own = plain(labels.at(-1) ?? '');
    const same = (row: PageTable['rows'][number]) =>
      plain(row.labels.at(-1) ?? '') === own && row.cells.map(plain).join('|') === texts.map(plain).join('|');
    const at = found.rows.findIndex(same);
    if (at < 0) wrong.push(`no row ${labels.join('/')}: ${texts.join(', ')}`);
    else {
      for (const [index, value] of values.entries()) {
        const cell = cells[at]?.[found.stub + index];
        if (!isRead(value, cell)) wrong.push(`${labels.join('/')} ${texts[index]}: ${JSON.stringify(cell)}`);
      }
    }
  }
  const notes = plain([...typed.footnotes, ...(typed.chapterNotes ?? [])].join(' '));
  for (const note of expected.notes)
    if (!notes.includes(plain(note)) && !text.includes(plain(note))) wrong.push(`no note ${note}`);
  const unit = (text: string) => plain(text.replace(/^in |, except .*/g, ''));
  const units = [typed.units, ...(typed.columnUnits ?? [])].map(unit);
  if (expected.units !== '?' && !units.includes(unit(expected.units ?? '')))
    wrong.push(`units ${typed.units} instead of ${expected.units}`);
  return wrong;
}

function isRead(value: ExpectedValue, cell: Cell | undefined): boolean {
  if (value === '?') return true;
  if (value === null) return cell?.number === undefined;
  if (typeof value === 'number') return cell?.number === value;
  return cell?.number === undefined && cell?.low === value.low && cell?.high === value.high;
}
