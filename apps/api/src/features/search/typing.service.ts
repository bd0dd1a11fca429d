import { itemKinds } from '@caliper/contract/catalogue/catalogue.values.ts';
import type { Answer, Body } from '@caliper/contract/endpoints.ts';
import { stemLexeme } from '@caliper/text/lexemes.ts';
import { isFigure } from '@caliper/text/numbers.ts';
import { parseQuery, type Query } from '@caliper/text/query.ts';
import { oneSpelling } from '@caliper/text/spelling.ts';
import { stopWords } from '@caliper/text/stop-words.ts';
import type { Vocabulary } from '@caliper/text/vocabulary.ts';
import { foldedWords } from '@caliper/text/words.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import type { Catalogue, CatalogueItem } from '../catalogue/index.ts';
import { fieldLexeme, type IndexedField } from './fields.ts';
import type { Lookup } from './lookup.ts';
import { countIn, nowhere, type Places } from './place.ts';
import { listRecent, type Recent } from './recent.store.ts';
import { type Eyes, eachSeen, eyesOf, type Overview, openItems, openReports, type Seen } from './sight.ts';
import { captionTitle } from './tables.ts';
import { tsqueryOf } from './tsquery.ts';
import { listChapterTitles, listNames, listTypedTables, type TypedTable } from './typing.store.ts';

interface Needs {
  db: Db;
  catalogue: Catalogue;
  lookup: Lookup;
  currentVocabulary: () => Promise<Vocabulary>;
}

type Typed = Answer<'whileTyping'>;

const most = { recent: 2, recentWhenEmpty: 8, items: 5, reports: 3, tables: 3, names: 4, chapters: 3 };
/** Looked at until enough are among what the viewer may read. */
const mostLookedAt = { tables: 40, names: 30 };
const shortest = 2;

/** What a person may mean by what is typed so far. Each list is asked for at once, by lookups of an index or in memory. */
export function createTyping({ db, catalogue, lookup, currentVocabulary }: Needs) {
  async function itemsFor(
    viewer: Viewer,
    query: Query,
    words: readonly string[],
    overview: Overview,
    eyes: Eyes,
  ): Promise<Seen[]> {
    const byTitle = titled(words, overview, eyes);
    if (byTitle.filter(isReport).length >= most.reports) return shared(byTitle);
    const asked = words.map((word) => begun(word, ['chapter', 'heading', 'title'])).join(' & ');
    // A heading with a figure is read by those who may open it.
    const inFields = seenIn(await lookup.places(asked, viewer.now), eyes).filter(
      ({ mayOpen }) => mayOpen || !words.some(isFigure),
    );
    const byText =
      inFields.length > 0
        ? inFields
        : seenIn(await lookup.places(tsqueryOf(query, 'others'), viewer.now), eyes);
    const others = byText.filter((one) => !byTitle.includes(one));
    return shared([...byTitle, ...others]);
  }

  async function tablesFor(words: readonly string[], among: readonly number[] | null, eyes: Eyes) {
    const inCaptions = words.map((word) => begun(word, ['caption'])).join(' & ');
    const captioned = await listTypedTables(db, inCaptions, among, mostLookedAt.tables);
    const anywhere = words.map((word) => begun(word, [null])).join(' & ');
    const rows =
      captioned.length > 0 ? captioned : await listTypedTables(db, anywhere, among, mostLookedAt.tables);
    return rows
      .filter(({ report_id }) => eyes.of(report_id)?.mayOpen)
      .slice(0, most.tables)
      .map((row) => toTyped(row, eyes));
  }

  async function namesFor(words: readonly string[], among: readonly number[] | null, eyes: Eyes) {
    const rows = await listNames(db, words, among, mostLookedAt.names);
    return rows
      .map(({ kind, name, items }) => ({
        kind,
        name,
        items: items.filter((id) => eyes.of(id)?.mayOpen).length,
      }))
      .filter(({ items }) => items > 0)
      .sort((a, b) => b.items - a.items || a.name.localeCompare(b.name))
      .slice(0, most.names);
  }

  async function inReport(
    words: readonly string[],
    reportId: number,
    eyes: Eyes,
  ): Promise<Typed['inReport']> {
    if (!eyes.of(reportId)?.mayOpen) return { chapters: [], tables: [] };
    const [chapters, tables] = await Promise.all([
      listChapterTitles(db, reportId),
      tablesFor(words, [reportId], eyes),
    ]);
    return {
      chapters: chapters.filter((one) => hasAll(wordsIn(one.chapter_title), words)).slice(0, most.chapters),
      tables,
    };
  }

  return async function whileTyping(
    viewer: Viewer,
    { query, report_id }: Body<'whileTyping'>,
  ): Promise<Typed> {
    const [vocabulary, overview, recent] = await Promise.all([
      currentVocabulary(),
      catalogue.overview(viewer),
      // What somebody searched for is shown to nobody else.
      viewer.watchedBy ? [] : listRecent(db, viewer.userId),
    ]);
    const words = typedWords(query);
    const marks = parseQuery(query, vocabulary);
    const nothing = { items: [], tables: [], names: [], inReport: { chapters: [], tables: [] }, marks };
    if (words.join('').length < shortest)
      return { ...nothing, recent: toRecent(recent, most.recentWhenEmpty) };
    const eyes = eyesOf(viewer, overview);
    const [items, tables, names, here] = await Promise.all([
      itemsFor(viewer, marks, words, overview, eyes),
      tablesFor(words, openReports(viewer, overview, eyes), eyes),
      namesFor(words, openItems(viewer, overview, eyes), eyes),
      report_id === undefined ? nothing.inReport : inReport(words, report_id, eyes),
    ]);
    const fitting = recent.filter((one) => hasAll(wordsIn(one.query), words));
    return {
      recent: toRecent(fitting, most.recent),
      items: items.map(toItem),
      tables,
      names,
      inReport: here,
      marks,
    };
  };
}

function typedWords(query: string): string[] {
  const words = foldedWords(query);
  const telling = words.filter((word, at) => at === words.length - 1 || !stopWords.has(word));
  return telling.slice(0, 8);
}

/** The beginning of a word in one of these fields, or anywhere, or a form of one that is typed out. */
function begun(word: string, fields: readonly (IndexedField | null)[]): string {
  // The index has one spelling of each word.
  const start = isFigure(word) ? `#${word}` : oneSpelling(word);
  const within = (field: IndexedField | null, lexeme: string) =>
    field ? fieldLexeme(field, lexeme) : lexeme;
  const ways = fields.flatMap((field) => [
    `'${within(field, stemLexeme(word))}'`,
    `'${within(field, start)}':*`,
  ]);
  return `(${ways.join(' | ')})`;
}

const isReport = ({ kind }: Seen) => kind === 'report';

/** The first of them, so that neither dashboards nor reports take the room of the others. */
function shared(found: readonly Seen[]): Seen[] {
  const reports = found.filter(isReport);
  const room = most.items - Math.min(reports.length, most.reports);
  const dashboards = found.filter((one) => !isReport(one)).slice(0, room);
  const kept = new Set([...reports.slice(0, most.items - dashboards.length), ...dashboards]);
  return found.filter((one) => kept.has(one));
}

/** The items that the viewer may know of, those with the most places first. */
function seenIn(places: Places, eyes: Eyes): Seen[] {
  const counts = new Map<Seen, number>();
  eachSeen({ both: places, readers: nowhere, others: nowhere }, eyes, (_, seen, __, mask) =>
    counts.set(seen, (counts.get(seen) ?? 0) + countIn(mask)),
  );
  return [...counts]
    .sort((a, b) => b[1] - a[1] || b[0].item.item_id - a[0].item.item_id)
    .map(([seen]) => seen);
}

const titles = new WeakMap<CatalogueItem, string>();

/** Words with a space before each, so that a beginning is found by looking for a space and it. */
function wordsIn(text: string): string {
  return ` ${foldedWords(text).join(' ')}`;
}

function hasAll(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(` ${word}`));
}

/** Those that the company has first, then the newest. */
function titled(words: readonly string[], { shelves }: Overview, eyes: Eyes): Seen[] {
  const found: Seen[] = [];
  for (const kind of itemKinds) {
    for (const item of shelves[kind].byId.values()) {
      const text = titles.get(item) ?? wordsIn(`${item.item_name} ${item.region} ${item.item_year}`);
      titles.set(item, text);
      if (!hasAll(text, words)) continue;
      const seen = eyes.of(item.item_id);
      if (seen) found.push(seen);
    }
  }
  return found.sort(
    (a, b) =>
      Number(b.subscribed) - Number(a.subscribed) || b.item.item_year - a.item.item_year || a.place - b.place,
  );
}

function toItem({ item, kind, subscribed }: Seen): Typed['items'][number] {
  const { item_id, item_name: title, item_year: year, region, chapters } = item;
  return { kind, item_id, title, year, region, chapters, subscribed };
}

function toTyped(row: TypedTable, eyes: Eyes): Typed['tables'][number] {
  const item = eyes.of(row.report_id)?.item;
  return {
    report_id: row.report_id,
    report_name: item?.item_name ?? '',
    year: item?.item_year ?? 0,
    region: item?.region ?? '',
    caption: captionTitle(row.caption),
    chapter_number: row.chapter_number,
    chapter_title: row.chapter_title,
    table_number: row.table_number,
    block: row.block,
    row: null,
  };
}

function toRecent(recent: readonly Recent[], count: number): Typed['recent'] {
  return recent.slice(0, count).map(({ recent_id, query, results }) => ({ recent_id, query, results }));
}
