import { Button } from '@caliper/ui/actions/button.tsx';
import { useView } from '../lib/view.ts';
import { FigureTable } from './figure-table.tsx';
import { Panel, type PanelProps } from './panel.tsx';
import { type Sort, sortedRows, sortFrom, sortText } from './sort.ts';

interface Shown {
  /** Only the first rows are shown. */
  isCut: boolean;
  /** By a column that the reader chose. */
  isSorted: boolean;
}

interface TablePanelProps extends Omit<PanelProps, 'look' | 'note' | 'sheetNote' | 'children'> {
  /** How many rows are shown at first, and that in words. */
  first: readonly [number, string];
  /** Until the reader sorts it. */
  order?: Sort | null;
  notesFor: (shown: Shown) => { note: string; sheetNote: string };
}

/** A table of its own; the address keeps how it is sorted and whether all rows are shown. */
export function TablePanel({ first, order = null, notesFor, sheet, tools, ...panel }: TablePanelProps) {
  const { view, change } = useView();
  const chosen = sortFrom(view.get('sort'), sheet);
  const sort = chosen ?? order;
  const count = sheet.rows.filter(({ isTotal }) => !isTotal).length;
  const [limit, words] = first;
  const isAll = view.has('all');
  const isCut = count > limit && !isAll;
  return (
    <Panel
      {...panel}
      {...notesFor({ isCut, isSorted: chosen !== null })}
      look="plain"
      sheet={{ ...sheet, rows: sortedRows(sheet, sort) }}
      tools={
        <>
          {tools}
          {count > limit && (
            <Button variant="quiet" size="sm" onClick={() => change({ all: isAll ? null : '1' })}>
              {isAll ? `Show ${words}` : `Show all ${count}`}
            </Button>
          )}
        </>
      }
    >
      <FigureTable
        label={panel.title}
        sheet={sheet}
        sort={sort}
        onSort={(next) => change({ sort: sortText(next, sheet) })}
        {...(isCut && { limit })}
        chosen={panel.chosen ?? []}
        onPick={panel.onPick}
      />
    </Panel>
  );
}
