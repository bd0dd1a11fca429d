import { formatGrowth, formatNumber, formatPercent, formatterOf } from '../kit/format.ts';
import { CountryMap } from '../kit/map/country-map.tsx';
import { stepDecimals } from '../kit/map/step-decimals.ts';
import { Panel } from '../kit/panel.tsx';
import { scaledUnit } from '../kit/scale.ts';
import { countrySheet } from './country-sheet.ts';
import { type Countries, useCountries } from './use-countries.ts';
import type { Pt } from './use-pt.ts';

export function VolumeMap({ pt }: { pt: Pt }) {
  const { choices } = pt;
  const countries = useCountries(pt);
  const { figures, year, scale } = countries;
  const values = valuesOf(countries);
  const formatStep = formatterOf(
    stepDecimals(
      values.map(({ value }) => value),
      scale.factor,
    ),
  );
  const unit = figures.data?.unit ?? '';
  const chosen = choices.chosen.country ?? [];
  const pick = (name: string) => choices.toggle('country', [name]);
  const title = `Procedures by country, ${year}`;
  return (
    <Panel
      title={title}
      note={scaledUnit(unit, scale)}
      sheetNote={unit}
      figures={figures}
      compared="country"
      sheet={countrySheet(countries)}
      chosen={chosen}
      onPick={pick}
    >
      <CountryMap
        label={title}
        values={values}
        formatStep={(step) => formatStep(step / scale.factor)}
        chosen={chosen}
        onPick={(names) => choices.toggle('country', names)}
      />
    </Panel>
  );
}

function valuesOf({ rows, places, before, figures }: Countries) {
  const whole = rows.reduce((sum, { value }) => sum + (value ?? 0), 0);
  return places.flatMap(({ row, value, growth }) => {
    if (value === null) return [];
    const volume = `${formatNumber(value)} ${figures.data?.unit ?? ''}`;
    const lines = [
      before ? `${volume} · ${formatGrowth(growth)} on ${before}` : volume,
      `${formatPercent(whole === 0 ? null : (value / whole) * 100)} of all countries shown`,
    ];
    return { name: row.name, names: row.names, value, lines };
  });
}
