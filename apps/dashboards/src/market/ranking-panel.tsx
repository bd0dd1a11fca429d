import { Ranking } from '@caliper/ui/charts/ranking.tsx';
import { leftOutWords, ranked } from '../kit/figures.ts';
import { Panel } from '../kit/panel.tsx';
import { isPercentUnit, plainSheet } from '../kit/sheet.ts';
import type { Countries } from './compare-countries.ts';

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
