import type { ReportChanges, TableChange } from '@caliper/contract/changes.schemas.ts';
import type { ComparedTable, ListedTable } from '@caliper/contract/differences/compared.schemas.ts';
import { changes, type Matched, matchReadings } from '../changes.ts';
import { countFigures } from '../count-changes.ts';
import type { TablePair } from '../match-tables.ts';
import type { Reading } from '../reading.ts';
import { type ComparedChapterHead, chapterHeads } from './chapter-heads.ts';
import { type NumberedChapter, passagesBeside } from './passages-beside.ts';
import { tableBeside } from './table-beside.ts';
import { type YearsOf, yearsOf } from './years-of.ts';

/** Counts the ways in which readings were compared: what an earlier one has made is made again. */
export const comparerNumber = 2;

/** Two readings beside each other: what readers are shown of both. */
export interface Beside {
  counts: ReportChanges['counts'];
  chapters: ComparedChapterHead[];
  years: { before: YearsOf; after: YearsOf };
  /** In the order of the later reading, then those that are gone. */
  tables: ListedTable[];
  /** By the numbers of the list; only of tables that both have. */
  grids: { number: number; content: ComparedTable }[];
  /** Only of chapters with different passages. */
  passages: NumberedChapter[];
}

/** Only headings and counts are needed of the lists. */
const none = { figures: 0, lines: 0, passages: 0 };

/** More cells than any report has are counted, but not shown beside each other. */
const mostCells = 200_000;

export function beside(before: Reading, after: Reading): Beside {
  const matched = matchReadings(before, after);
  const { counts, chapters, tables } = changes(before, after, none, matched);
  const years = { before: yearsOf(matched.was), after: yearsOf(matched.is) };
  const { list, grids } = tablesBeside(matched, tables);
  return {
    counts,
    chapters: chapterHeads(chapters, tables),
    years,
    tables: list,
    grids,
    passages: passagesBeside(matched.chapters, years),
  };
}

function tablesBeside({ tables: pairs, is }: Matched, found: readonly TableChange[]) {
  const changed = new Map(found.map((change) => [placeKey(change.after ?? change.before), change]));
  const origins = new Map(pairs.map((pair) => [pair[1], pair]));
  const list: ListedTable[] = [];
  const grids: Beside['grids'] = [];
  let room = mostCells;
  for (const table of is) {
    const pair = origins.get(table);
    const number = list.length + 1;
    const change = changed.get(placeKey(table.place));
    const content = pair && gridOf(pair, room);
    if (content) {
      room -= content.parts.reduce((sum, { rows, columns }) => sum + rows.length * columns.length, 0);
      grids.push({ number, content });
    }
    const hasForecast = (content?.series.length ?? 0) > 0;
    list.push(pair ? listed(number, pair, change, hasForecast) : lone(number, change, table.place));
  }
  const gone = found.filter(({ after }) => after === null);
  return { list: [...list, ...gone.map((one, at) => lone(list.length + at + 1, one, null))], grids };
}

function gridOf([before, after]: TablePair, room: number): ComparedTable {
  const { table } = after;
  const isTooLarge = table.rows.length * (table.rows[0]?.length ?? 0) > room;
  return tableBeside([before, after], isTooLarge);
}

function listed(
  number: number,
  [before, after]: TablePair,
  change: TableChange | undefined,
  hasForecast: boolean,
): ListedTable {
  return {
    number,
    kind: change?.kind ?? 'same',
    before: before.place,
    after: after.place,
    isRenumbered: change?.isRenumbered ?? false,
    counts: change?.counts ?? countFigures([]),
    incomparable: change?.incomparable ?? 0,
    hasForecast,
  };
}

function lone(number: number, change: TableChange | undefined, after: ListedTable['after']): ListedTable {
  return {
    number,
    kind: after ? 'added' : 'removed',
    before: change?.before ?? null,
    after,
    isRenumbered: false,
    counts: countFigures([]),
    incomparable: 0,
    hasForecast: false,
  };
}

function placeKey(place: ListedTable['after']): string {
  return `${place?.chapter} ${place?.number}`;
}
