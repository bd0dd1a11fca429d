import { lengths } from '@caliper/contract/limits.ts';
import { customReportPath, reportPath } from '../../lib/navigation/paths.ts';

/** The state of the reader that is in its address. */
export interface ReaderAddress {
  /** The id of the report or custom report. */
  id: number;
  /** In a report the number of the chapter; in a custom report that of the bookmark, by order. */
  place: number;
  /** The search term; empty if there is none. */
  term: string;
  /** The current hit in this chapter, from 1. */
  hit: number;
}

/** Null if the address cannot name a chapter of a report. */
export function readAddress(
  { id, chapter }: { id?: string | undefined; chapter?: string | undefined },
  search: string,
): ReaderAddress | null {
  const number = wholeNumber(id);
  const place = wholeNumber(chapter);
  if (!number || place === null) return null;
  const query = new URLSearchParams(search);
  return {
    id: number,
    place,
    term: (query.get('term') ?? '').trim().slice(0, lengths.query),
    hit: wholeNumber(query.get('hit')) || 1,
  };
}

/** The report or custom report that is read. */
export interface Subject {
  kind: 'report' | 'customReport';
  id: number;
  name: string;
  /** Which text of a report it is, as it is cited; null if nothing was released. */
  release?: Release | null;
  /** The page that tells what is different in another edition of it. */
  changes?: { path: string; words: string } | null;
  /** Where its chapters are, if not in the reader. */
  pathOf?: (place: number) => string;
}

/** The version of an edition that is read, when it was released, and what was said about it then. */
export interface Release {
  year: number;
  version: number;
  at: number;
  note: string;
}

interface ReleasedReport {
  report_id: number;
  report_name: string;
  report_year: number;
  version: number | null;
  released: { at: number; note: string } | null;
}

export function reportSubject(meta: ReleasedReport): Subject {
  const { report_id: id, report_name: name, report_year: year, version, released } = meta;
  const release = version !== null && released ? { year, version, ...released } : null;
  return { kind: 'report', id, name, release };
}

interface Step {
  place: number;
  term?: string;
  hit?: number;
}

/** The first hit and an empty term are defaults, so they are left out. */
export function placePath({ kind, id, name, pathOf }: Subject, { place, term = '', hit = 1 }: Step): string {
  if (pathOf) return pathOf(place);
  const path = kind === 'report' ? reportPath : customReportPath;
  return path(id, name, place) + searchPart(term, hit);
}

export function searchPart(term: string, hit = 1): string {
  const query = new URLSearchParams();
  if (term !== '') query.set('term', term);
  if (term !== '' && hit > 1) query.set('hit', String(hit));
  return query.size === 0 ? '' : `?${query}`;
}

function wholeNumber(text: string | null | undefined): number | null {
  return /^\d{1,9}$/.test(text ?? '') ? Number(text) : null;
}
