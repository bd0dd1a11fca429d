import { Choice } from '@caliper/ui/fields/choice.tsx';
import { FigureTable } from '../kit/figure-table.tsx';
import { largestFirst, type NamedRow, namedRows, sumRows } from '../kit/figures.ts';
import { Panel } from '../kit/panel.tsx';
import { within } from '../kit/periods.ts';
import { type FigureSheet, timeSheet } from '../kit/sheet.ts';
import { ShowAll } from '../kit/show-all.tsx';
import { sortedRows, sortFrom, sortText } from '../kit/sort.ts';
import { useFigures } from '../kit/use-figures.ts';
import { useOption, useView } from '../lib/view.ts';
import { type Pt, parts, partWords, questionBy } from './use-pt.ts';

const rowKinds = ['country', ...parts] as const;
const words = { country: 'Country', ...partWords };
const shownFirst = 8;

/** Every year of every country, procedure, setting or payer, with the yearly growth ahead. */
export function VolumeTable({ pt }: { pt: Pt }) {
  const { dashboard, choices, span } = pt;
  const { view, change } = useView();
  const [kind, setKind] = useOption('rows', rowKinds);
  const figures = useFigures(dashboard, questionBy(pt, [kind]));
  const rows = largestFirst(within(span, namedRows(figures.data?.rows ?? [])), span.lastMeasured);
  const sheet = volumeSheet(pt, words[kind], rows, figures.data?.unit ?? null);
  const sort = sortFrom(view.get('sort'), sheet);
  const isAll = view.has('all') || rows.length <= shownFirst;
  const limit = isAll ? null : shownFirst;
  const title = `Procedures by ${words[kind].toLowerCase()}`;
  return (
    <Panel
      title={title}
      {...tableNotes({ count: rows.length, limit, isSorted: sort !== null })}
      figures={figures}
      sheet={{ ...sheet, rows: sortedRows(sheet, sort) }}
      look="plain"
      tools={
        <>
          {!isAll && <ShowAll count={rows.length} />}
          <RowKind value={kind} onChange={setKind} />
        </>
      }
    >
      <FigureTable
        label={title}
        sheet={sheet}
        sort={sort}
        onSort={(next) => change({ sort: sortText(next, sheet) })}
        {...(limit !== null && { limit })}
        chosen={choices.chosen[kind] ?? []}
        onPick={(name) => choices.toggle(kind, [name])}
      />
    </Panel>
  );
}

interface RowKindProps {
  value: (typeof rowKinds)[number];
  onChange: (value: (typeof rowKinds)[number]) => void;
}

function RowKind({ value, onChange }: RowKindProps) {
  const options = rowKinds.map((one) => ({ value: one, label: words[one] }));
  return <Choice label="Rows" size="sm" value={value} options={options} onChange={onChange} />;
}

function volumeSheet(pt: Pt, lead: string, rows: readonly NamedRow[], unit: string | null): FigureSheet {
  const { periods, forecastFrom } = pt.span;
  const total = { lead: ['All'], values: sumRows(rows), isTotal: true };
  return timeSheet({
    unit,
    lead: [lead],
    periods,
    forecastFrom,
    rows: [
      ...rows.map(({ name, values }) => ({ lead: [name], values })),
      ...(rows.length > 1 ? [total] : []),
    ],
    rate: rateOf(pt),
  });
}

/** From the last measured year to the last year; without a forecast, over all chosen years. */
function rateOf({ span: { periods, lastMeasured } }: Pt): { from: string; to: string } | null {
  const [first, now, last] = [periods[0] ?? '', periods[lastMeasured] ?? '', periods.at(-1) ?? ''];
  const from = now === last ? first : now;
  return from === last ? null : { from, to: last };
}

interface Rows {
  count: number;
  /** How many are shown at first; null if all are. */
  limit: number | null;
  /** By a column that the reader chose. */
  isSorted: boolean;
}

/** The note above the table, and above all of its rows in an export. */
export function tableNotes({ count, limit, isSorted }: Rows) {
  const order = isSorted ? [] : ['largest first'];
  const listed = (parts: readonly string[]) => parts.join(', ').replace(/^l/, 'L');
  return {
    note: listed(limit === null ? order : [`${limit} of ${count}`, ...order]),
    sheetNote: listed(order),
  };
}
