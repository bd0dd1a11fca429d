import { Ranking } from '@caliper/ui/charts/ranking.tsx';
import { leftOutWords } from '../kit/figures.ts';
import { formatGrowth, formatNumber, formatPercent, formatterOf, scaledUnit } from '../kit/format.ts';
import { CountryMap } from '../kit/map/country-map.tsx';
import { stepDecimals } from '../kit/map/places.ts';
import { Panel } from '../kit/panel.tsx';
import { type Countries, countrySheet, useCountries } from './countries.ts';
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

const most = 10;

export function CountryRanking({ pt }: { pt: Pt }) {
  const { choices } = pt;
  const countries = useCountries(pt);
  const { figures, rows, year, before, scale } = countries;
  const chosen = choices.chosen.country ?? [];
  const unit = figures.data?.unit ?? '';
  const shown = rows.slice(0, most);
  const noteIn = (words: string) => (before ? `${words}, growth on ${before}` : words);
  const pick = (name: string) => choices.toggle('country', [name]);
  return (
    <Panel
      title={`Ranking by country, ${year}`}
      note={noteIn(scaledUnit(unit, scale))}
      leftOut={leftOutWords(shown.length, rows.length, 'the highest')}
      sheetNote={noteIn(unit)}
      figures={figures}
      compared="country"
      sheet={countrySheet(countries)}
      chosen={chosen}
      onPick={pick}
    >
      <Ranking
        label={`Ranking by country, ${year}`}
        rows={shown.map(({ row, value, growth, movement }) => ({
          name: row.name,
          value,
          movement,
          ...(before && { growth: formatGrowth(growth) }),
        }))}
        format={scale.format}
        chosen={chosen}
        onPick={pick}
      />
    </Panel>
  );
}
