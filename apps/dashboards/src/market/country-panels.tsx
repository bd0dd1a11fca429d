import { largestFirst, type NamedRow, ranked } from '../kit/figures.ts';
import { MapPanel } from '../kit/map/country-map.tsx';
import { within } from '../kit/periods.ts';
import { RankingPanel } from '../kit/ranking-panel.tsx';
import { isPercentUnit, plainSheet, timeSheet } from '../kit/sheet.ts';
import { type Countries, countryLines } from './compare-countries.ts';
import { RankedTable } from './ranked-table.tsx';
import type { Market } from './use-market.ts';

export function CountryMapPanel({ countries }: { countries: Countries }) {
  const { asked, noun, at, when, before, unit, exact, isGrowth, format } = countries;
  const known = <R extends NamedRow>(rows: readonly R[]) =>
    largestFirst(rows, at).filter(({ values }) => values[at] != null);
  const places = known(countries.places).map(({ values, ...place }) => {
    const value = values[at] ?? 0;
    return { ...place, value, lines: isGrowth ? [format(value)] : countryLines(values, countries) };
  });
  return (
    <MapPanel
      title={`${noun} by country, ${when}`}
      note={(isGrowth && before ? `% on ${before}` : unit) + countries.whose}
      figures={asked}
      compared={countries.compared}
      sheet={plainSheet({
        unit,
        columns: [
          { head: 'Country' },
          { head: 'Region' },
          { head: when, decimals: exact, isPercent: isPercentUnit(unit) },
        ],
        rows: known(countries.rows).map(({ name, region, values }) => [name, region, values[at] ?? null]),
      })}
      places={places}
      steps={{ suffix: unit === '%' ? '%' : '' }}
      chosen={countries.chosen}
      onPick={countries.pickAll}
    />
  );
}

/** The largest countries, with their growth and the places they gained. */
export function CountryRankingPanel({ countries }: { countries: Countries }) {
  const { asked, at, when, unit, exact, format, isGrowth, change, chosen, pick } = countries;
  const head = change.words === '%' ? 'Growth, %' : 'Change, points';
  return (
    <RankingPanel
      title={`Ranking by country, ${when}`}
      note={noteOf(countries)}
      figures={asked}
      compared={countries.compared}
      lead="Country"
      unit={unit}
      rows={ranked(countries.rows, at).map((row) => ({ ...row, growth: change.of(row.values, at) }))}
      value={{ head: when, decimals: exact, isPercent: isPercentUnit(unit) }}
      growth={isGrowth ? null : { head, decimals: 1, isPercent: change.words === '%' }}
      format={format}
      formatChange={change.format}
      chosen={chosen}
      onPick={pick}
    />
  );
}

function noteOf({ unit, before, isGrowth, change, whose }: Countries): string {
  if (!before) return unit + whose;
  if (isGrowth) return `% on ${before}${whose}`;
  return `${unit}, ${change.words === '%' ? 'growth' : 'points'} on ${before}${whose}`;
}

interface CountryTableProps {
  market: Pick<Market, 'span'>;
  title: string;
  countries: Countries;
  /** False for figures that are rates already. */
  hasRate: boolean;
}

export function CountryTable({ market: { span }, title, countries, hasRate }: CountryTableProps) {
  const { asked, period, unit, exact, chosen, pick, whose } = countries;
  const last = span.periods.at(-1) ?? '';
  const sheet = timeSheet({
    unit,
    lead: ['Country', 'Region'],
    span,
    rows: within(span, countries.rows).map(({ region, ...row }) => ({ ...row, beside: region })),
    decimals: exact,
    rate: hasRate && period < last ? { from: period, to: last } : null,
  });
  return (
    <RankedTable
      {...{ title, span, period, whose, sheet, chosen }}
      nouns={['country', 'countries']}
      figures={asked}
      compared={countries.compared}
      onPick={pick}
    />
  );
}
