import { Ranking } from '@caliper/ui/charts/ranking.tsx';
import { growth, largestFirst, leftOutWords, namedRows } from '../kit/figures.ts';
import { formatGrowth, precisionOf, scaledUnit, scaleOf } from '../kit/format.ts';
import { Panel } from '../kit/panel.tsx';
import { plainSheet } from '../kit/sheet.ts';
import { useFigures } from '../kit/use-figures.ts';
import { yearBefore } from './sku-sheet.ts';
import { type Medsku, measureWords } from './use-medsku.ts';

const most = 10;

/** Brands by the measure, with their growth on the year before. */
export function BrandRanking({ medsku }: { medsku: Medsku }) {
  const { dashboard, measure, choices, to } = medsku;
  const { brand: chosen, ...others } = choices.chosen;
  const figures = useFigures(dashboard, { measure, groupBy: ['brand'], filters: others });
  const at = dashboard.periods.indexOf(to);
  const before = yearBefore(dashboard.periods, at);
  const rows = largestFirst(namedRows(figures.data?.rows ?? []), at).map(({ name, values }) => ({
    name,
    value: values[at] ?? null,
    change: growth(values[before], values[at]),
  }));
  const scale = scaleOf(rows.map(({ value }) => value));
  const unit = figures.data?.unit ?? '';
  const shown = rows.slice(0, most);
  const noteIn = (words: string) =>
    before >= 0 ? `${words}, growth on ${dashboard.periods[before]}` : words;
  const sub = before >= 0 ? `% on ${dashboard.periods[before]}` : '%';
  return (
    <Panel
      title={`${measureWords[measure]} by brand, ${to}`}
      note={noteIn(scaledUnit(unit, scale))}
      leftOut={leftOutWords(shown.length, rows.length, 'the highest')}
      sheetNote={noteIn(unit)}
      figures={figures}
      compared="brand"
      sheet={plainSheet({
        unit,
        columns: [
          { head: 'Brand' },
          {
            head: measureWords[measure],
            decimals: measure === 'price' ? precisionOf(rows.map(({ value }) => value)) : 0,
          },
          { head: 'Growth', sub, decimals: 1, isPercent: true },
        ],
        rows: rows.map(({ name, value, change }) => [name, value, change]),
      })}
      chosen={chosen ?? []}
      onPick={(name) => choices.toggle('brand', [name])}
    >
      <Ranking
        label={`${measureWords[measure]} by brand`}
        rows={shown.map(({ change, ...row }) => ({
          ...row,
          ...(before >= 0 && { growth: formatGrowth(change) }),
        }))}
        format={scale.format}
        chosen={chosen ?? []}
        onPick={(name) => choices.toggle('brand', [name])}
      />
    </Panel>
  );
}
