import { periodWords, type Span } from '../kit/periods.ts';
import { TablePanel } from '../kit/table-panel.tsx';

interface RankedTableProps extends Omit<Parameters<typeof TablePanel>[0], 'first' | 'order' | 'notesFor'> {
  span: Pick<Span, 'forecastFrom'>;
  /** What the rows are: "country" and "countries". */
  nouns: readonly [one: string, many: string];
  /** Names the companies if the figures are not those of all. */
  whose?: string;
  /** The period that rows are sorted by at first. */
  period: string;
}

/** All figures, the largest first. */
export function RankedTable({ span, nouns, whose = '', period, ...table }: RankedTableProps) {
  const { columns, rows } = table.sheet;
  const column = columns.findIndex(({ head }) => head === period);
  const count = rows.filter(({ isTotal }) => !isTotal).length;
  const [one, many] = nouns;
  const notesFor = ({ isCut, isSorted }: { isCut: boolean; isSorted: boolean }) => {
    const isRanked = !isSorted && count > 1 && rows.some(({ cells }) => typeof cells[column] === 'number');
    const order = isRanked ? `, largest in ${periodWords(period, span.forecastFrom)} first` : '';
    const words = ` ${count === 1 ? one : many}${order}${whose}`;
    return {
      note: count === 0 ? '' : (isCut ? `Six of ${count}` : count) + words,
      sheetNote: count + words,
    };
  };
  return (
    <TablePanel
      {...table}
      first={[6, 'six']}
      order={column === -1 ? null : { column, isDescending: true }}
      notesFor={notesFor}
    />
  );
}
