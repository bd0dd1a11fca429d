import { largestFirst, type NamedRow } from '../kit/figures.ts';
import { formatterOf } from '../kit/format.ts';
import { CountryMap } from '../kit/map/country-map.tsx';
import { stepDecimals } from '../kit/map/step-decimals.ts';
import { Panel } from '../kit/panel.tsx';
import { isPercentUnit, plainSheet } from '../kit/sheet.ts';
import type { Countries } from './compare-countries.ts';
import { countryLines } from './country-rows.ts';

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
