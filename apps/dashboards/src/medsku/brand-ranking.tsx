import { growth, largestFirst, namedRows } from '../kit/figures.ts';
import { precisionOf, scaledUnit, scaleOf } from '../kit/format.ts';
import { RankingPanel } from '../kit/ranking-panel.tsx';
import { useFigures } from '../kit/use-figures.ts';
import { yearBefore } from './sku-sheet.ts';
import { type Medsku, measureWords } from './use-medsku.ts';

/** Brands by the measure, with their growth on the year before. */
export function BrandRanking({ medsku }: { medsku: Medsku }) {
  const { dashboard, measure, choices, to } = medsku;
  const { brand: chosen = [], ...others } = choices.chosen;
  const figures = useFigures(dashboard, { measure, groupBy: ['brand'], filters: others });
  const at = dashboard.periods.indexOf(to);
  const before = yearBefore(dashboard.periods, at);
  const rows = largestFirst(namedRows(figures), at).map(({ name, values }) => ({
    name,
    value: values[at] ?? null,
    growth: growth(values[before], values[at]),
  }));
  const values = rows.map(({ value }) => value);
  const scale = scaleOf(values);
  const unit = figures.data?.unit ?? '';
  const earlier = dashboard.periods[before];
  const noteIn = (words: string) => (earlier ? `${words}, growth on ${earlier}` : words);
  return (
    <RankingPanel
      title={`${measureWords[measure]} by brand, ${to}`}
      note={noteIn(scaledUnit(unit, scale))}
      sheetNote={noteIn(unit)}
      figures={figures}
      compared="brand"
      lead="Brand"
      unit={unit}
      rows={rows}
      value={{ head: measureWords[measure], decimals: measure === 'price' ? precisionOf(values) : 0 }}
      growth={earlier ? { head: 'Growth', sub: `% on ${earlier}`, decimals: 1, isPercent: true } : null}
      format={scale.format}
      chosen={chosen}
      onPick={(name) => choices.toggle('brand', [name])}
    />
  );
}
