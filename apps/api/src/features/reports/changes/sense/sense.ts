import type { Reading } from '../reading.ts';
import { type ReportTable, tablesOf } from '../report-tables.ts';
import { wrongGrowth } from './growth.ts';
import { leaps } from './leaps.ts';
import { mixedUnits } from './mixed-units.ts';
import { type SenseFinding, senseFinding } from './sense-finding.ts';
import { wrongSums } from './sums.ts';
import { viewsOf } from './views.ts';
import { yearGaps } from './year-gaps.ts';

export interface SenseOptions {
  /** The version that readers have now. */
  before?: Reading | null;
  lastEdition?: Reading | null;
  /** By how much a figure may differ from theirs. */
  share?: number;
}

/** More than anyone would look at. */
const most = 200;

/**
 * What in a reading does not look right: totals that do not add up, growth that does not fit its series, missing years,
 * mixed units, figures that differ much from the current version or the last edition. All of it is to look at; where a
 * table does not make certain what is meant, nothing is found.
 */
export function sense(
  reading: Reading,
  { before, lastEdition, share = 0.2 }: SenseOptions = {},
): SenseFinding[] {
  const found: SenseFinding[] = [];
  for (const one of findings(reading, before ?? null, lastEdition ?? null, share)) {
    if (found.length >= most) break;
    found.push(one);
  }
  return found;
}

function* findings(
  reading: Reading,
  before: Reading | null,
  lastEdition: Reading | null,
  share: number,
): Generator<SenseFinding> {
  for (const table of tablesOf(reading)) yield* inTable(table);
  if (before) yield* leaps(reading, before, 'the current version', share);
  if (lastEdition) yield* leaps(reading, lastEdition, 'the last edition', share);
}

function* inTable(table: ReportTable): Generator<SenseFinding> {
  for (const view of viewsOf(table.keyed()))
    for (const check of [wrongSums, wrongGrowth, yearGaps, mixedUnits])
      for (const doubtful of check(view)) yield senseFinding(table, doubtful);
}
