import { Ranking } from '@caliper/ui/charts/ranking.tsx';
import { ranked } from '../kit/figures.ts';
import { formatGrowth, formatterOf } from '../kit/format.ts';
import { Panel } from '../kit/panel.tsx';
import { plainSheet } from '../kit/sheet.ts';
import type { Countries } from './compare-countries.ts';

const most = 10;

/** The largest countries, what they grew by, and whom they overtook. */
export function RankingPanel({ countries }: { countries: Countries }) {
  const { asked, at, period, unit, rough, exact, isGrowth, chosen, pick } = countries;
  const placed = ranked(countries.rows, at).filter(({ value }) => value !== null);
  const title = `Ranking by country, ${period}`;
  return (
    <Panel
      title={title}
      note={noteOf(countries)}
      figures={asked}
      sheet={plainSheet({
        unit,
        columns: [
          { head: 'Country' },
          { head: 'Place', decimals: 0 },
          { head: period, decimals: exact },
          ...(isGrowth ? [] : [{ head: 'Growth, %', decimals: 1 }]),
          { head: 'Places gained', decimals: 0 },
        ],
        rows: placed.map(({ row, value, growth, movement }, place) => [
          row.name,
          place + 1,
          value,
          ...(isGrowth ? [] : [growth]),
          movement,
        ]),
      })}
      chosen={chosen}
      onPick={pick}
    >
      <Ranking
        label={title}
        rows={placed.slice(0, most).map(({ row, value, growth, movement }) => ({
          name: row.name,
          value,
          movement,
          ...(!isGrowth && { growth: formatGrowth(growth) }),
        }))}
        format={isGrowth ? (value) => formatGrowth(value) : formatterOf(rough)}
        chosen={chosen}
        onPick={pick}
      />
    </Panel>
  );
}

function noteOf({ unit, before, isGrowth }: Countries): string {
  if (!before) return unit;
  return isGrowth ? `% on ${before}` : `${unit}, growth on ${before}`;
}
