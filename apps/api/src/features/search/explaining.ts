import type { Answer, Body } from '@caliper/contract/endpoints.ts';
import type { Pattern } from '@caliper/text/query.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import type { Finding } from './finding.ts';
import type { Matched } from './matching.ts';
import { titleOf } from './search.answers.ts';
import { findChapters } from './search.store.ts';

const mostExplained = 20;

/** The very numbers that results are sorted by, in words. */
export function createExplaining({ db, finding }: { db: Db; finding: Finding }) {
  return async function explain(
    viewer: Viewer,
    { query: text, item_id }: Body<'explainSearch'>,
  ): Promise<Answer<'explainSearch'>> {
    const found = await finding.find(viewer, text);
    const { facts, scores, explain: partsOf } = await finding.rank(viewer, found);
    const pointsOf = ({ seen }: Matched) => scores.get(seen.item.item_id)?.points ?? 0;
    const ranked = found.matched
      .toSorted((a, b) => pointsOf(b) - pointsOf(a) || a.seen.place - b.seen.place)
      .filter(({ seen }) => item_id === undefined || seen.item.item_id === item_id)
      .slice(0, mostExplained)
      .map((one) => ({ seen: one.seen, score: partsOf(one) }));
    const chapters = await findChapters(
      db,
      ranked.map(({ seen, score }) => {
        return { report_id: seen.item.item_id, chapter_number: score.chapter, withText: false };
      }),
    );
    return {
      query: {
        searched: found.text,
        terms: facts.map(({ term, places, rareness }) => {
          return {
            text: term.text,
            also: term.patterns.slice(1).map(inWords),
            places,
            rareness: rounded(rareness),
          };
        }),
      },
      results: ranked.map(({ seen: { item, kind }, score }) => {
        const chapter = chapters.find(({ report_id }) => report_id === item.item_id);
        return {
          kind,
          item_id: item.item_id,
          title: item.item_name,
          year: item.item_year,
          region: item.region,
          chapter: chapter ? titleOf(chapter) : null,
          score: rounded(score.points),
          words: score.words.map(({ field, weight, points }, at) => {
            return { text: found.query.terms[at]?.text ?? '', field, weight, points: rounded(points) };
          }),
          extras: score.extras.map(({ reason, points }) => ({ reason, points: rounded(points) })),
        };
      }),
    };
  };
}

function inWords(pattern: Pattern): string {
  if (pattern.by === 'words') return pattern.words.join(' ');
  return pattern.by === 'stem' ? pattern.stem : `${pattern.prefix}…`;
}

function rounded(points: number): number {
  return Math.round(points * 100) / 100;
}
