import { Button } from '@caliper/ui/actions/button.tsx';
import { FigureTable } from '../kit/figure-table.tsx';
import { Panel } from '../kit/panel.tsx';
import { periodWords, within } from '../kit/periods.ts';
import { type FigureSheet, timeSheet } from '../kit/sheet.ts';
import { sortedRows, sortFrom, sortText } from '../kit/sort.ts';
import type { Asked } from '../kit/use-figures.ts';
import type { Countries } from './compare-countries.ts';
import type { Market } from './use-market.ts';

const shownAtFirst = 6;
const numerals = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'];

interface TablePanelProps {
  market: Pick<Market, 'view' | 'change' | 'span'>;
  title: string;
  /** The singular, such as "country". */
  one: string;
  /** The plural, such as "countries". */
  many: string;
  /** Names the companies if the figures are not those of all. */
  whose?: string;
  /** The period that rows are sorted by at first. */
  period: string;
  sheet: FigureSheet;
  figures: Asked | readonly Asked[];
  compared: string | undefined;
  chosen: readonly string[];
  onPick: (name: string) => void;
}

/** All figures, the largest first; the address keeps how they are sorted and whether all are shown. */
export function TablePanel({ market, title, one, many, period, sheet, ...rest }: TablePanelProps) {
  const { view, change, span } = market;
  const column = sheet.columns.findIndex(({ head }) => head === period);
  const chosenSort = sortFrom(view.sort, sheet);
  const sort = chosenSort ?? (column === -1 ? null : { column, isDescending: true });
  const count = sheet.rows.filter(({ isTotal }) => !isTotal).length;
  const isCut = count > shownAtFirst && !view.isAll;
  const noun = count === 1 ? one : many;
  const first = `${isCut ? `${numerals[shownAtFirst]} of ${count}` : count} ${noun}`;
  const isRanked = !chosenSort && sheet.rows.some(({ cells }) => typeof cells[column] === 'number');
  const order = isRanked && count > 1 ? `, largest in ${periodWords(period, span.forecastFrom)} first` : '';
  return (
    <Panel
      look="plain"
      title={title}
      note={count === 0 ? '' : first + order + (rest.whose ?? '')}
      sheetNote={`${count} ${noun}${order}${rest.whose ?? ''}`}
      figures={rest.figures}
      compared={rest.compared}
      sheet={{ ...sheet, rows: sortedRows(sheet, sort) }}
      tools={
        count > shownAtFirst && (
          <Button variant="quiet" size="sm" onClick={() => change({ all: view.isAll ? null : '1' })}>
            {view.isAll ? `Show ${numerals[shownAtFirst]?.toLowerCase()}` : `Show all ${count}`}
          </Button>
        )
      }
    >
      <FigureTable
        label={title}
        sheet={sheet}
        sort={sort}
        onSort={(next) => change({ sort: sortText(next, sheet) })}
        {...(isCut && { limit: shownAtFirst })}
        chosen={rest.chosen}
        onPick={rest.onPick}
      />
    </Panel>
  );
}

interface CountryTableProps {
  market: Pick<Market, 'span' | 'view' | 'change'>;
  title: string;
  countries: Countries;
  /** False for figures that are rates already. */
  hasRate: boolean;
}

export function CountryTable({ market, title, countries, hasRate }: CountryTableProps) {
  const { span } = market;
  const { asked, period, unit, exact, chosen, pick } = countries;
  const last = span.periods.at(-1) ?? '';
  const sheet = timeSheet({
    unit,
    lead: ['Country', 'Region'],
    periods: span.periods,
    forecastFrom: span.forecastFrom,
    rows: within(span, countries.rows).map(({ name, region, values }) => ({ lead: [name, region], values })),
    decimals: exact,
    rate: hasRate && period < last ? { from: period, to: last } : null,
  });
  return (
    <TablePanel
      market={market}
      title={title}
      one="country"
      many="countries"
      whose={countries.whose}
      period={period}
      sheet={sheet}
      figures={asked}
      compared={countries.compared}
      chosen={chosen}
      onPick={pick}
    />
  );
}
