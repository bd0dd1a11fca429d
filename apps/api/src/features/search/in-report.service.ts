import type { Answer, Body } from '@caliper/contract/endpoints.ts';
import { parseQuery, type Query } from '@caliper/text/query.ts';
import type { Vocabulary } from '@caliper/text/vocabulary.ts';
import type { Viewer } from '../../access/viewer.ts';
import { assertAllowed } from '../../http/problem.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import { type Catalogue, decideReading } from '../catalogue/index.ts';
import type { CustomReports } from '../custom-reports/index.ts';
import { createCorrection } from './correction.ts';
import { exhibitsIn } from './exhibits.ts';
import type { Finding } from './finding.ts';
import { type ReportHits, type Searched, searchChapters } from './in-report.ts';
import { findChapters, listChaptersWith, listPages } from './search.store.ts';
import { termQuery } from './tsquery.ts';

interface Needs {
  db: Db;
  catalogue: Catalogue;
  customReports: CustomReports;
  finding: Finding;
  currentVocabulary: () => Promise<Vocabulary>;
}

type Asked = Body<'searchReport'>;

/** Searching in what the viewer may read. */
export function createInReport({ db, catalogue, customReports, finding, currentVocabulary }: Needs) {
  const correct = createCorrection(db);

  async function search<T extends Searched>(
    viewer: Viewer,
    { query: text, hits: most = 0 }: Asked,
    load: (query: Query) => Promise<T[]>,
  ): Promise<{ found: ReportHits<T>; corrected: string | null }> {
    const vocabulary = await currentVocabulary();
    const query = parseQuery(text, vocabulary);
    const facts = await finding.facts(query, 'others', viewer.now);
    const run = async (one: Query) =>
      searchChapters(one, await load(one), { most, weigh: (term) => facts[term]?.rareness ?? 0 });
    const found = await run(query);
    if (found.leftOut.length === 0 && found.total > 0) return { found, corrected: null };
    const finds = async (one: Query) => (await run(one)).total > 0 && (await run(one)).leftOut.length === 0;
    const correction = query.terms.length > 0 ? await correct(text, query, { finds, vocabulary }) : null;
    if (!correction) return { found, corrected: null };
    const instead = await run(parseQuery(correction.text, vocabulary));
    return instead.total > 0 ? { found: instead, corrected: correction.text } : { found, corrected: null };
  }

  async function assertReadable(viewer: Viewer, reportId: number) {
    const { item, holding } = await catalogue.find(viewer, 'report', reportId);
    assertAllowed(decideReading(viewer, item, holding));
  }

  return {
    async report(viewer: Viewer, reportId: number, asked: Asked): Promise<Answer<'searchReport'>> {
      await assertReadable(viewer, reportId);
      const { found, corrected } = await search(viewer, asked, async (query) => {
        const rows = await listChaptersWith(
          db,
          reportId,
          query.terms.map((one) => termQuery(one)),
        );
        return rows.map(({ plain_text, ...row }) => ({ ...row, text: plain_text }));
      });
      return {
        ...toldOf(found, corrected),
        chapters: found.chapters.map(({ chapter, matches }) => {
          return { chapter_number: chapter.chapter_number, matches };
        }),
        hits: found.hits.map(({ chapter: { chapter_number, chapter_title }, ...hit }) => {
          return { chapter_number, chapter_title, ...hit };
        }),
      };
    },

    /** In the order of the custom report, and only in chapters the viewer may read. */
    async customReport(viewer: Viewer, id: number, asked: Asked): Promise<Answer<'searchCustomReport'>> {
      const bookmarks = await customReports.readable(viewer, id);
      const texts = await findChapters(
        db,
        bookmarks.map(({ report_id, chapter_number }) => ({ report_id, chapter_number, withText: true })),
      );
      const chapters = bookmarks.flatMap((bookmark) => {
        const found = texts.find(
          (one) => one.report_id === bookmark.report_id && one.chapter_number === bookmark.chapter_number,
        );
        return found
          ? [{ ...bookmark, chapter_title: found.chapter_title, text: found.plain_text ?? '' }]
          : [];
      });
      const { found, corrected } = await search(viewer, asked, async () => chapters);
      const placeOf = ({ collection_id, report_id, chapter_number }: (typeof chapters)[number]) => {
        return { collection_id, report_id, chapter_number };
      };
      return {
        ...toldOf(found, corrected),
        chapters: found.chapters.map(({ chapter, matches }) => ({ ...placeOf(chapter), matches })),
        hits: found.hits.map(({ chapter, ...hit }) => {
          return { ...placeOf(chapter), chapter_title: chapter.chapter_title, ...hit };
        }),
      };
    },

    async exhibits(viewer: Viewer, reportId: number): Promise<Answer<'reportExhibits'>> {
      await assertReadable(viewer, reportId);
      return { exhibits: (await listPages(db, reportId)).flatMap(exhibitsIn) };
    },
  };
}

function toldOf({ query, total, leftOut }: ReportHits<Searched>, corrected: string | null) {
  return { total, leftOut, marks: query, ...(corrected === null ? {} : { corrected }) };
}
