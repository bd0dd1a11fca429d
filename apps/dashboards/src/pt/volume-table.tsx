import { largestFirst, type NamedRow, namedRows, sumRows } from '../kit/figures.ts';
import { within } from '../kit/periods.ts';
import { type FigureSheet, timeSheet } from '../kit/sheet.ts';
import { TablePanel } from '../kit/table-panel.tsx';
import { useFigures } from '../kit/use-figures.ts';
import { WordChoice } from '../kit/word-choice.tsx';
import { useOption } from '../lib/view.ts';
import { type Pt, parts, partWords, questionBy } from './use-pt.ts';

const rowKinds = ['country', ...parts] as const;
const words = { country: 'Country', ...partWords };
const first = [8, 'eight'] as const;

/** Every year of every country, procedure, setting or payer, with the yearly growth ahead. */
export function VolumeTable({ pt }: { pt: Pt }) {
  const { dashboard, choices, span } = pt;
  const [kind, setKind] = useOption('rows', rowKinds);
  const figures = useFigures(dashboard, questionBy(pt, [kind]));
  const rows = largestFirst(within(span, namedRows(figures)), span.lastMeasured);
  return (
    <TablePanel
      title={`Procedures by ${words[kind].toLowerCase()}`}
      first={first}
      notesFor={(shown) => tableNotes({ count: rows.length, ...shown })}
      figures={figures}
      sheet={volumeSheet(pt, words[kind], rows, figures.data?.unit ?? null)}
      tools={<WordChoice label="Rows" value={kind} words={words} onChange={setKind} />}
      chosen={choices.chosen[kind] ?? []}
      onPick={(name) => choices.toggle(kind, [name])}
    />
  );
}

function volumeSheet(pt: Pt, lead: string, rows: readonly NamedRow[], unit: string | null): FigureSheet {
  const total = { name: 'All', values: sumRows(rows), isTotal: true };
  return timeSheet({
    unit,
    lead: [lead],
    span: pt.span,
    rows: rows.length > 1 ? [...rows, total] : rows,
    rate: rateOf(pt),
  });
}

/** From the last measured year to the last year; without a forecast, over all chosen years. */
function rateOf({ span: { periods, lastMeasured } }: Pt): { from: string; to: string } | null {
  const [from, now, last] = [periods[0] ?? '', periods[lastMeasured] ?? '', periods.at(-1) ?? ''];
  const start = now === last ? from : now;
  return start === last ? null : { from: start, to: last };
}

/** The note above the table, and above all of its rows in an export. */
export function tableNotes({ count, isCut, isSorted }: { count: number; isCut: boolean; isSorted: boolean }) {
  const order = isSorted ? [] : ['largest first'];
  const listed = (told: readonly string[]) => told.join(', ').replace(/^l/, 'L');
  return {
    note: listed(isCut ? [`${first[0]} of ${count}`, ...order] : order),
    sheetNote: listed(order),
  };
}
