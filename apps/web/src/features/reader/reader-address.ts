import { lengths } from '@caliper/contract/limits.ts';
import { reportPath } from '../../lib/item-paths.ts';

/** Everything of the reader that stands in its address. */
export interface ReaderAddress {
  reportId: number;
  chapter: number;
  /** What is looked for in the report; empty is nothing. */
  term: string;
  /** Which of the hits in this chapter, from 1. */
  hit: number;
}

/** Null where the address cannot name a chapter of a report. */
export function readAddress(
  { id, chapter }: { id?: string | undefined; chapter?: string | undefined },
  search: string,
): ReaderAddress | null {
  const reportId = wholeNumber(id);
  const number = wholeNumber(chapter);
  if (!reportId || number === null) return null;
  const query = new URLSearchParams(search);
  return {
    reportId,
    chapter: number,
    term: (query.get('term') ?? '').trim().slice(0, lengths.query),
    hit: wholeNumber(query.get('hit')) || 1,
  };
}

interface Place {
  chapter: number;
  term?: string;
  hit?: number;
}

/** The first hit and no search are what an address means that says nothing of them. */
export function placePath(
  report: { report_id: number; report_name: string },
  { chapter, term = '', hit = 1 }: Place,
): string {
  return reportPath(report.report_id, report.report_name, chapter) + searchPart(term, hit);
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
