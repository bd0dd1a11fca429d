import { messageOf } from '@caliper/contract/client/api-error.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { saveFile } from '@caliper/ui/sending/save-file.ts';
import { callFile } from '../../../../lib/api/api-client.ts';
import { showsOwnError } from '../../../../lib/api/query-client.ts';
import { useSingleMutation } from '../../../../lib/api/use-single-mutation.ts';
import { useCopy } from '../../../../lib/use-copy.ts';
import { ClipButton } from '../../../custom-reports/index.ts';
import type { ShownSource } from '../prepare-chapter.ts';
import { readText } from '../read-text.ts';
import { chapterTable } from '../taking/chapter-tables.queries.ts';
import { CiteButton } from '../taking/cite-button.tsx';
import { copiedTable } from '../taking/copied-table.ts';
import { useCiting } from '../taking/use-citing.ts';
import type { TablePlace } from './arrange-tables.ts';
import { gridOf } from './grid.ts';
import classes from './tables.module.css';

interface TableToolsProps {
  place: TablePlace;
  chapter: ShownSource;
  /** Null if it makes no chart. */
  chart: ChartToggle | null;
}

interface ChartToggle {
  isOpen: boolean;
  toggle: () => void;
}

/** What can be done with a table. Of a chapter that was not released it can only be copied. */
export function TableTools({ place, chapter, chart }: TableToolsProps) {
  const { number, label, block } = place;
  const { id, report_id: reportId, chapter_number } = chapter;
  const address =
    id === null || chapter.isClip
      ? null
      : { reportId, chapter: chapter_number, chapterId: id, table: number };
  const download = useSingleMutation<void, TableAddress>({
    mutationFn: exportTable,
    meta: showsOwnError,
  });
  const citing = useCiting();
  const cite = citing && (() => citing({ name: label, block }));
  return (
    <>
      <div className={classes.tools}>
        <CopyTable {...{ place, chapter }} citation={address && cite && (() => cite().words)} />
        {cite && <CiteButton label={label} cite={cite} />}
        {address && cite && <ClipButton clipped={{ ...clippedFrom(chapter), block }} name={label} />}
        {chart && (
          <Button
            size="sm"
            variant="quiet"
            icon="chart"
            aria-label={`Chart ${label}`}
            aria-pressed={chart.isOpen}
            onClick={chart.toggle}
          >
            Chart
          </Button>
        )}
        {address && (
          <Button
            size="sm"
            icon="table"
            busy={download.isPending}
            aria-label={`Export ${label}`}
            onClick={() => download.mutate(address)}
          >
            Export
          </Button>
        )}
      </div>
      {download.isError && (
        <p role="alert" className="mt4 small bad w420">
          The table was not exported. {messageOf(download.error)}
        </p>
      )}
    </>
  );
}

interface CopyTableProps extends Pick<TableToolsProps, 'place' | 'chapter'> {
  /** Null where there is no source to name. */
  citation: (() => string) | null;
}

function CopyTable({ place: { table, number, label }, chapter, citation }: CopyTableProps) {
  const { copied, copy } = useCopy();
  const press = () =>
    copy(citation ? copiedTable(chapterTable(chapter, number), citation()) : tableText(table));
  return (
    <Button
      size="sm"
      variant="quiet"
      icon={copied ? 'check' : 'copy'}
      aria-label={`${copied ? 'Copied' : citation ? 'Copy with source' : 'Copy'}: ${label}`}
      onClick={press}
    >
      {copied ? 'Copied' : <CopyWords withSource={citation !== null} />}
    </Button>
  );
}

export function clippedFrom({ report_id, chapter_number }: ShownSource) {
  return { report_id, chapter_number };
}

/** Where there is little room, the source goes along without a word. */
function CopyWords({ withSource }: { withSource: boolean }) {
  return <span>Copy{withSource && <span className={classes.withSource}> with source</span>}</span>;
}

/** Which table of which report. */
export interface TableAddress {
  reportId: number;
  chapter: number;
  /** It changes with each version of the report. */
  chapterId: number;
  table: number;
}

/** The server names the file: it knows what the table is called in its caption, and what the others are called. */
export async function exportTable(address: TableAddress): Promise<void> {
  const { reportId: id, chapter, chapterId: chapter_id, table } = address;
  const file = await callFile('tableExport', { params: { id, chapter, table }, query: { chapter_id } });
  saveFile(file, file.name);
}

/** A table for a spreadsheet: cells are separated by tabs, and spans do not shift columns. */
export function tableText(table: HTMLTableElement): string {
  const { head, body } = gridOf(table);
  return [...head, ...body]
    .map((row) => {
      const line: string[] = [];
      for (const { cell, column } of row) line[column] = textOf(cell);
      return Array.from(line, (text) => text ?? '').join('\t');
    })
    .join('\n');
}

function textOf(cell: HTMLElement): string {
  return readText(cell).text.replace(/\s+/g, ' ').trim();
}
