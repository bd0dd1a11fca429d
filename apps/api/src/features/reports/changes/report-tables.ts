import type { TablePlace } from '@caliper/contract/changes.schemas.ts';
import type { TypedTable } from '../ingest/content.ts';
import { exhibitLabel } from '../ingest/tables/labels.ts';
import { unitIn } from '../ingest/tables/units.ts';
import { type KeyedTable, keyTable } from './keyed-table.ts';
import { fold } from './likeness.ts';
import type { ReadChapter, Reading } from './reading.ts';

/** A table of a report with what it is known by. */
export interface ReportTable {
  table: TypedTable;
  chapter: ReadChapter;
  place: TablePlace;
  /** The first line of the title without units and years; empty if there is no title. */
  titleKey: string;
  keyed(): KeyedTable;
}

export function tablesOf({ chapters }: Reading): ReportTable[] {
  return chapters.flatMap((chapter) => chapter.tables.map((table) => reportTable(chapter, table)));
}

function reportTable(chapter: ReadChapter, table: TypedTable): ReportTable {
  const { name, title } = nameAndTitle(table.caption);
  let keyed: KeyedTable | undefined;
  return {
    table,
    chapter,
    place: { chapter: chapter.chapter_number, number: table.number, block: table.block, name, title },
    titleKey: titleKey(title),
    keyed: () => {
      keyed ??= keyTable(table);
      return keyed;
    },
  };
}

/** The caption in two: 'Table 4.2', and what it is about. */
export function nameAndTitle(caption: string): { name: string; title: string } {
  const [first = '', ...others] = caption.split('\n');
  const label = exhibitLabel(first);
  if (!label) return { name: '', title: caption.trim() };
  const lines = [label.title, ...others].filter((line) => line.trim() !== '');
  return { name: `${label.word} ${label.number}`, title: lines.join('\n') };
}

function titleKey(title: string): string {
  const [first = ''] = title.split('\n');
  const unit = unitIn(first);
  return fold(
    (unit ? first.replace(unit, ' ') : first).replace(
      /(?<!\d)(?:19|20)\d\d(?:\s?[-‐-―/]\s?\d\d)?(?!\d)/g,
      ' ',
    ),
  );
}
