import type { Answer } from '@caliper/contract/endpoints.ts';
import { epochSeconds } from '../../../platform/clock/clock.ts';
import { detailsOf } from '../../catalogue/index.ts';
import type { TypedTable } from '../ingest/content.ts';
import { type Acceptance, countOpen, type DraftRow, keyOf } from './draft.ts';
import type { ChapterFacts } from './drafts.store.ts';

type Opened = Answer<'draft'>;

/** What lists and the page of a draft both say. */
export function toHead(
  draft: DraftRow & { chapters: number },
  accepted: ReadonlySet<string>,
  outdated: boolean,
): Answer<'drafts'>[number] {
  const { details, findings } = draft;
  return {
    draft_id: draft.draft_id,
    report_id: draft.report_id,
    report_name: details.item_name,
    report_year: details.item_year,
    ...detailsOf(details),
    origin: draft.origin,
    revision: draft.revision,
    createdAt: epochSeconds(draft.created_at),
    createdBy: draft.created_by,
    chapters: draft.chapters,
    open: countOpen(findings, accepted),
    outdated,
    releaseAt: draft.release_at && epochSeconds(draft.release_at),
    notReleased: draft.not_released,
  };
}

export function toFindings(
  { findings }: DraftRow,
  chapters: readonly ChapterFacts[],
  acceptances: readonly Acceptance[],
): Opened['findings'] {
  const chapterOf = new Map(
    chapters.flatMap(({ chapter_number, blocks }) => blocks.map((block) => [block, chapter_number])),
  );
  const acceptanceOf = new Map(acceptances.map((one) => [one.finding, one]));
  return findings.map((finding) => {
    const key = keyOf(finding);
    const accepted = acceptanceOf.get(key);
    return {
      ...finding,
      key,
      chapter_number: (finding.block && chapterOf.get(finding.block)) || null,
      accepted: accepted
        ? { by: accepted.accepted_by, at: epochSeconds(accepted.accepted_at), reason: accepted.reason }
        : null,
    };
  });
}

export function toTables(chapters: readonly ChapterFacts[]): Opened['tables'] {
  return chapters.flatMap(({ chapter_number, tables }) =>
    tables.map((table) => ({ chapter_number, ...facts(table) })),
  );
}

function facts({ block, caption, units, header, rows, footnotes }: TypedTable) {
  const cells = rows.flat().filter((cell) => !cell.isHeader && !cell.isColumnHead && cell.text !== '');
  const numbers = cells.filter(({ number, low, high }) => (number ?? low ?? high) !== undefined).length;
  return {
    block,
    caption,
    units,
    headRows: header.length,
    numbers,
    texts: cells.length - numbers,
    notes: footnotes.length,
  };
}

export function toCorrections({ corrections }: DraftRow): Opened['corrections'] {
  return corrections.map(({ key, place, read, caption, headRows, unit, leftOut = false, again, by, at }) => ({
    key,
    chapter_number: place?.chapter ?? null,
    block: leftOut ? null : (place?.block ?? null),
    was: { caption: read?.caption ?? '', chapter: read?.chapter ?? '' },
    right: { caption, headRows, unit, leftOut },
    again,
    by,
    at,
  }));
}
