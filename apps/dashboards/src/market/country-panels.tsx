import { Ranking } from '@caliper/ui/charts/ranking.tsx';
import { largestFirst, leftOutWords, type NamedRow, ranked } from '../kit/figures.ts';
import { formatterOf } from '../kit/format.ts';
import { CountryMap } from '../kit/map/country-map.tsx';
import { stepDecimals } from '../kit/map/places.ts';
import { Panel } from '../kit/panel.tsx';
import { isPercentUnit, plainSheet } from '../kit/sheet.ts';
import { type Countries, countryLines } from './compare-countries.ts';

export function MapPanel({ countries }: { countries: Countries }) {
  const { asked, noun, at, when, before, unit, exact, isGrowth, format, chosen, pick, pickAll } = countries;
  const known = <R extends NamedRow>(rows: readonly R[]) =>
    largestFirst(rows, at).filter(({ values }) => values[at] != null);
  const [rows, places] = [known(countries.rows), known(countries.places)];
  const lines = (values: NamedRow['values']) =>
    isGrowth ? [format(values[at] ?? 0)] : countryLines(values, countries);
  const title = `${noun} by country, ${when}`;
  return (
    <Panel
      title={title}
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
        rows: rows.map(({ name, region, values }) => [name, region, values[at] ?? null]),
      })}
      chosen={chosen}
      onPick={pick}
    >
      <CountryMap
        label={title}
        values={places.map(({ values, ...place }) => ({
          ...place,
          value: values[at] ?? 0,
          lines: lines(values),
        }))}
        formatStep={formatterOf(
          stepDecimals(places.map(({ values }) => values[at] ?? 0)),
          unit === '%' ? '%' : '',
        )}
        chosen={chosen}
        onPick={pickAll}
      />
    </Panel>
  );
}

const most = 10;

/** The largest countries, with their growth and the places they gained. */
export function RankingPanel({ countries }: { countries: Countries }) {
  const { asked, at, when, unit, exact, format, isGrowth, change, chosen, pick } = countries;
  const placed = ranked(countries.rows, at).filter(({ value }) => value !== null);
  const shown = placed.slice(0, most);
  const title = `Ranking by country, ${when}`;
  return (
    <Panel
      title={title}
      note={noteOf(countries)}
      leftOut={leftOutWords(shown.length, placed.length, 'the highest')}
      figures={asked}
      compared={countries.compared}
      sheet={plainSheet({
        unit,
        columns: [
          { head: 'Country' },
          { head: 'Place', decimals: 0 },
          { head: when, decimals: exact, isPercent: isPercentUnit(unit) },
          ...(isGrowth ? [] : [{ head: headOf(countries), decimals: 1, isPercent: change.words === '%' }]),
          { head: 'Places gained', decimals: 0 },
        ],
        rows: placed.map(({ row, value, movement }, place) => [
          row.name,
          place + 1,
          value,
          ...(isGrowth ? [] : [change.of(row.values, at)]),
          movement,
        ]),
      })}
      chosen={chosen}
      onPick={pick}
    >
      <Ranking
        label={title}
        rows={shown.map(({ row, value, movement }) => ({
          name: row.name,
          value,
          movement,
          ...(!isGrowth && { growth: change.format(change.of(row.values, at)) }),
        }))}
        format={format}
        chosen={chosen}
        onPick={pick}
      />
    </Panel>
  );
}

function headOf({ change }: Countries): string {
  return change.words === '%' ? 'Growth, %' : 'Change, points';
}

function noteOf({ unit, before, isGrowth, change, whose }: Countries): string {
  if (!before) return unit + whose;
  if (isGrowth) return `% on ${before}${whose}`;
  return `${unit}, ${change.words === '%' ? 'growth' : 'points'} on ${before}${whose}`;
}
