import { setImmediate } from 'node:timers/promises';
import type { Answer, Body } from '@caliper/contract/endpoints.ts';
import { hitsIn } from '@caliper/text/hits.ts';
import { hasRows, parseQuery, type Query, wordsApart } from '@caliper/text/query.ts';
import type { Vocabulary } from '@caliper/text/vocabulary.ts';
import type { Viewer } from '../../access/viewer.ts';
import { assertAllowed } from '../../http/problem.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import { type Catalogue, decideReading, holdingOf, knownItem } from '../catalogue/index.ts';
import type { CustomReports } from '../custom-reports/index.ts';
import { confirmed } from './matching.ts';
import { type Found, resultsOf } from './results.ts';
import { toMatches } from './search.answers.ts';
import { findChapters, listMatches, listTexts, type Matched } from './search.store.ts';
import { createSuggestion } from './suggestion.ts';
import { tsqueryOf } from './tsquery.ts';

export interface SearchNeeds {
  db: Db;
  catalogue: Catalogue;
  customReports: CustomReports;
  currentVocabulary: () => Promise<Vocabulary>;
}

type View = Awaited<ReturnType<Catalogue['look']>>;

export function createSearch({ db, catalogue, customReports, currentVocabulary }: SearchNeeds) {
  const suggest = createSuggestion(db);

  /** What matches the query, and what would if adjacent words could be apart. */
  async function match(query: Query): Promise<Matches> {
    const asked = hasRows(query) ? [query, wordsApart(query)] : [query];
    const [asWritten = [], apart = asWritten] = await Promise.all(
      asked.map((one) => listMatches(db, tsqueryOf(one))),
    );
    return { asWritten, apart };
  }

  /**
   * The matches that the viewer may know of. For reports they may not read, word order is ignored: otherwise phrase
   * searches would reveal sentences word by word.
   */
  async function knownTo(viewer: Viewer, view: View, query: Query, matches: Matches): Promise<Found[]> {
    const mayRead = ({ report_id }: Matched) => {
      const item = view.shelf.byId.get(report_id);
      return item && decideReading(viewer, item, holdingOf(view.holdings, report_id)).allowed;
    };
    const { readable = [], unread = [] } = Object.groupBy(matches.asWritten, (one) =>
      mayRead(one) ? 'readable' : 'unread',
    );
    // Most queries have no adjacent words, and one list of matches.
    const apart = matches.apart === matches.asWritten ? unread : matches.apart.filter((one) => !mayRead(one));
    const others = apart.filter((one) => knownItem(viewer, view, one.report_id));
    const found = await Promise.all([
      confirmed(db, query, readable),
      confirmed(db, wordsApart(query), others),
    ]);
    return found.flat().flatMap((one) => foundOn(view, one, query) ?? []);
  }

  return {
    async reports(viewer: Viewer, body: Body<'searchReports'>): Promise<Answer<'searchReports'>> {
      const query = parseQuery(body.query, await currentVocabulary());
      if (query.terms.length === 0) return { ...nothingFound, marks: query };
      const [view, matches] = await Promise.all([catalogue.look(viewer, 'report'), match(query)]);
      const found = await knownTo(viewer, view, query, matches);
      if (found.length === 0) {
        const finds = async (other: Query) =>
          (await knownTo(viewer, view, other, await match(other))).length > 0;
        return { ...nothingFound, marks: query, ...(await suggest(body.query, query, finds)) };
      }
      const { sortBy = 'new', page = 1, category, region } = body;
      const choice = { sortBy, page, ...(category ? { category } : {}), ...(region ? { region } : {}) };
      const { shown, ...results } = resultsOf(found, choice);
      return {
        ...nothingBeside,
        marks: query,
        ...results,
        matches: await toMatches({ db, viewer, view, query }, shown),
      };
    },

    async best(_viewer: Viewer, _body: Body<'bestMatches'>): Promise<Answer<'bestMatches'>> {
      return { matches: [], leftOut: [], marks: noMarks };
    },

    async whileTyping(_viewer: Viewer, _body: Body<'whileTyping'>): Promise<Answer<'whileTyping'>> {
      const inReport = { chapters: [], tables: [] };
      return { recent: [], items: [], tables: [], names: [], inReport, marks: noMarks };
    },

    async recent(_viewer: Viewer): Promise<Answer<'recentSearches'>> {
      return [];
    },

    async remember(_viewer: Viewer, _body: Body<'rememberSearch'>): Promise<void> {},

    async forget(_viewer: Viewer, _id?: number): Promise<void> {},

    async exhibits(viewer: Viewer, reportId: number): Promise<Answer<'reportExhibits'>> {
      const { item, holding } = await catalogue.find(viewer, 'report', reportId);
      assertAllowed(decideReading(viewer, item, holding));
      return { exhibits: [] };
    },

    async explain(_viewer: Viewer, { query }: Body<'explainSearch'>): Promise<Answer<'explainSearch'>> {
      return { query: { searched: query, terms: [] }, results: [] };
    },

    /** Yields after each chapter, so that a long report does not block other requests. */
    async report(viewer: Viewer, reportId: number, text: string): Promise<Answer<'searchReport'>> {
      const { item, holding } = await catalogue.find(viewer, 'report', reportId);
      assertAllowed(decideReading(viewer, item, holding));
      const query = parseQuery(text, await currentVocabulary());
      const chapters: Answer<'searchReport'>['chapters'] = [];
      if (query.terms.length === 0) return { chapters, hits: [], total: 0, leftOut: [], marks: query };
      for (const { chapter_number, plain_text } of await listTexts(db, reportId, tsqueryOf(query))) {
        const matches = hitsIn(plain_text, query).length;
        if (matches > 0) chapters.push({ chapter_number, matches });
        await setImmediate();
      }
      return { chapters, hits: [], total: 0, leftOut: [], marks: query };
    },

    /** In the order of the custom report, and only in chapters the viewer may read. */
    async customReport(viewer: Viewer, id: number, text: string): Promise<Answer<'searchCustomReport'>> {
      const bookmarks = await customReports.readable(viewer, id);
      const query = parseQuery(text, await currentVocabulary());
      const chapters: Answer<'searchCustomReport'>['chapters'] = [];
      if (query.terms.length === 0) return { chapters, hits: [], total: 0, leftOut: [], marks: query };
      const texts = await findChapters(
        db,
        bookmarks.map(({ report_id, chapter_number }) => ({ report_id, chapter_number, withText: true })),
      );
      for (const { collection_id, report_id, chapter_number } of bookmarks) {
        const found = texts.find(
          (one) => one.report_id === report_id && one.chapter_number === chapter_number,
        );
        const matches = hitsIn(found?.plain_text ?? '', query).length;
        if (matches > 0) chapters.push({ collection_id, report_id, chapter_number, matches });
        await setImmediate();
      }
      return { chapters, hits: [], total: 0, leftOut: [], marks: query };
    },
  };
}

export type Search = ReturnType<typeof createSearch>;

interface Matches {
  asWritten: Matched[];
  apart: Matched[];
}

/** Title and description are visible to everyone, so they are searched for the query as written. */
function foundOn({ shelf }: View, { report_id, chapters }: Matched, query: Query): Found | null {
  const item = shelf.byId.get(report_id);
  const isFound =
    item && (chapters.length > 0 || hitsIn(`${item.item_name}\n${item.description}`, query).length > 0);
  return isFound ? { item, chapters, place: shelf.places.get(report_id) ?? 0 } : null;
}

const nothingBeside = {
  leftOut: [],
  beside: { results: [], total: 0, page: 1, pages: 1 },
  facets: { kinds: [], years: [], regions: [], categories: [], mine: 0, all: 0 },
};

const nothingFound = { matches: [], total: 0, page: 1, pages: 1, categories: [], ...nothingBeside };
const noMarks = { terms: [], without: [] };
