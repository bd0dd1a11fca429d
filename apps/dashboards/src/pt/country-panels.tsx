import { namedRows, ranked } from '../kit/figures.ts';
import { formatGrowth, formatNumber, formatPercent, scaledUnit, scaleOf } from '../kit/format.ts';
import { MapPanel } from '../kit/map/country-map.tsx';
import { placesOf } from '../kit/map/places.ts';
import { periodWords, within } from '../kit/periods.ts';
import { RankingPanel } from '../kit/ranking-panel.tsx';
import { plainSheet } from '../kit/sheet.ts';
import { useFigures } from '../kit/use-figures.ts';
import { type Pt, questionBy } from './use-pt.ts';

/** All countries, chosen or not, by their volume in the last measured year. */
function useCountries(pt: Pt) {
  const { dashboard, span, choices } = pt;
  const figures = useFigures(dashboard, questionBy(pt, ['country'], 'country'));
  const named = within(span, namedRows(figures));
  const rows = ranked(named, span.lastMeasured);
  const before = span.lastMeasured > 0 ? span.periods[span.lastMeasured - 1] : undefined;
  return {
    rows,
    /** The same for the map. */
    places: ranked(placesOf(named, 'sum'), span.lastMeasured),
    whole: rows.reduce((sum, { value }) => sum + (value ?? 0), 0),
    year: periodWords(span.periods[span.lastMeasured] ?? '', span.forecastFrom),
    before,
    growth: before ? { head: 'Growth', sub: `% on ${before}`, decimals: 1, isPercent: true } : null,
    scale: scaleOf(rows.map(({ value }) => value)),
    unit: figures.data?.unit ?? '',
    panel: { figures, compared: 'country', chosen: choices.chosen.country ?? [] },
  };
}

export function VolumeMap({ pt }: { pt: Pt }) {
  const { rows, places, whole, year, before, growth, scale, unit, panel } = useCountries(pt);
  const shareOf = (value: number | null) => (value === null || whole === 0 ? null : (value / whole) * 100);
  return (
    <MapPanel
      {...panel}
      title={`Procedures by country, ${year}`}
      note={scaledUnit(unit, scale)}
      sheetNote={unit}
      sheet={plainSheet({
        unit,
        columns: [
          { head: 'Country' },
          { head: year, decimals: 0 },
          ...(growth ? [growth] : []),
          { head: 'Share', sub: '%', decimals: 1, isPercent: true },
        ],
        rows: rows.map((row) => [row.name, row.value, ...(growth ? [row.growth] : []), shareOf(row.value)]),
      })}
      places={places.flatMap(({ name, names, value, ...row }) => {
        if (value === null) return [];
        const volume = `${formatNumber(value)} ${unit}`;
        const lines = [
          before ? `${volume} · ${formatGrowth(row.growth)} on ${before}` : volume,
          `${formatPercent(shareOf(value))} of all countries shown`,
        ];
        return { name, names, value, lines };
      })}
      steps={{ factor: scale.factor }}
      onPick={(names) => pt.choices.toggle('country', names)}
    />
  );
}

export function CountryRanking({ pt }: { pt: Pt }) {
  const { rows, year, before, growth, scale, unit, panel } = useCountries(pt);
  const noteIn = (words: string) => (before ? `${words}, growth on ${before}` : words);
  return (
    <RankingPanel
      {...panel}
      title={`Ranking by country, ${year}`}
      note={noteIn(scaledUnit(unit, scale))}
      sheetNote={noteIn(unit)}
      lead="Country"
      unit={unit}
      rows={rows}
      value={{ head: year, decimals: 0 }}
      growth={growth}
      format={scale.format}
      onPick={(name) => pt.choices.toggle('country', [name])}
    />
  );
}
