import { Ranking } from '@caliper/ui/charts/ranking.tsx';
import { leftOutWords } from '../kit/figures.ts';
import { formatGrowth } from '../kit/format.ts';
import { Panel } from '../kit/panel.tsx';
import { scaledUnit } from '../kit/scale.ts';
import { countrySheet } from './country-sheet.ts';
import { useCountries } from './use-countries.ts';
import type { Pt } from './use-pt.ts';

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
