import { messageOf } from '@caliper/contract/client/api-error.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { saveFile } from '@caliper/ui/sending/save-file.ts';
import { callFile } from '../../../../lib/api/api-client.ts';
import { showsOwnError } from '../../../../lib/api/query-client.ts';
import { useSingleMutation } from '../../../../lib/api/use-single-mutation.ts';
import { useCopy } from '../../../../lib/use-copy.ts';
import { readText } from '../read-text.ts';
import type { TablePlace } from './arrange-tables.ts';
import { gridOf } from './grid.ts';

interface TableToolsProps {
  place: TablePlace;
  /** Null if it cannot be exported. */
  address: TableAddress | null;
}

export function TableTools({ place: { table, label }, address }: TableToolsProps) {
  const download = useSingleMutation<void, TableAddress>({
    mutationFn: exportTable,
    meta: showsOwnError,
  });
  return (
    <>
      <div className="flex end gap8">
        <CopyTable table={table} label={label} />
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

function CopyTable({ table, label }: { table: HTMLTableElement; label: string }) {
  const { copied, copy } = useCopy();
  return (
    <Button
      size="sm"
      variant="quiet"
      icon={copied ? 'check' : 'copy'}
      aria-label={`${copied ? 'Copied' : 'Copy'} ${label}`}
      onClick={() => copy(tableText(table))}
    >
      {copied ? 'Copied' : 'Copy'}
    </Button>
  );
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
