import { cssColor } from '@caliper/ui/charts/data-color.ts';
import { TimeLines } from '@caliper/ui/charts/time-lines.tsx';
import { focusNeighbour } from '@caliper/ui/focus-neighbour.ts';
import { IconButton } from '@caliper/ui/icon-button.tsx';
import type { MouseEvent } from 'react';
import { colorsOf } from '../kit/colors.ts';
import { namedRows } from '../kit/figures.ts';
import { Panel } from '../kit/panel.tsx';
import { PanelGrid } from '../kit/panel-grid.tsx';
import { within } from '../kit/periods.ts';
import { scaledUnit, scaleOf } from '../kit/scale.ts';
import { timeSheet } from '../kit/sheet.ts';
import { useFigures } from '../kit/use-figures.ts';
import { measureWords } from './medsku-words.ts';
import classes from './sku-explorer.module.css';
import type { Medsku } from './use-medsku.ts';

interface SkuComparisonProps {
  medsku: Medsku;
  skus: readonly string[];
  onRemove: (sku: string) => void;
}

/** A few SKUs side by side: what is paid for them, and how many are bought. */
export function SkuComparison({ medsku, skus, onRemove }: SkuComparisonProps) {
  const colors = colorsOf(skus, skus);
  const remove = (event: MouseEvent<HTMLElement>, sku: string) => {
    const section = event.currentTarget.closest('section');
    focusNeighbour(event.currentTarget, section?.previousElementSibling?.querySelector<HTMLElement>('input'));
    onRemove(sku);
  };
  return (
    <section className={classes.comparison} aria-label="Compared SKUs">
      <h2 className={classes.title}>Compared SKUs</h2>
      <ul className={classes.compared}>
        {skus.map((sku) => (
          <li key={sku} className={classes.one} translate="no">
            <i
              className={classes.mark}
              style={{ '--mark': cssColor(colors.get(sku) ?? 'chart-other') } as React.CSSProperties}
            />
            {sku}
            <IconButton icon="close" label={`Remove ${sku}`} onClick={(event) => remove(event, sku)} />
          </li>
        ))}
      </ul>
      <PanelGrid look="even">
        <SkuLines medsku={medsku} skus={skus} measure="price" />
        <SkuLines medsku={medsku} skus={skus} measure="units" />
      </PanelGrid>
    </section>
  );
}

interface SkuLinesProps extends Pick<SkuComparisonProps, 'medsku' | 'skus'> {
  measure: 'price' | 'units';
}

function SkuLines({ medsku: { dashboard, choices, span }, skus, measure }: SkuLinesProps) {
  const filters = { ...choices.chosen, sku: [...skus] };
  const figures = useFigures(dashboard, { measure, groupBy: ['sku'], filters });
  const colors = colorsOf(skus, skus);
  const rows = within(span, namedRows(figures.data?.rows ?? [])).toSorted(
    (one, other) => skus.indexOf(one.name) - skus.indexOf(other.name),
  );
  const series = rows.map((row) => ({ ...row, color: colors.get(row.name) ?? ('chart-other' as const) }));
  const scale = scaleOf(series.flatMap(({ values }) => values));
  const unit = figures.data?.unit ?? '';
  const title = `${measureWords[measure]} by SKU`;
  return (
    <Panel
      title={title}
      note={scaledUnit(unit, scale)}
      sheetNote={unit}
      figures={figures}
      sheet={timeSheet({
        unit,
        lead: ['SKU'],
        periods: span.periods,
        forecastFrom: null,
        rows: rows.map(({ name, values }) => ({ lead: [name], values })),
      })}
      empty="These SKUs are not sold in what is chosen above."
    >
      <TimeLines
        label={`${title}, ${span.periods[0]} to ${span.periods.at(-1)}`}
        periods={span.periods}
        forecastFrom={null}
        series={series}
        format={scale.format}
        formatAxis={scale.formatAxis}
        withNames
      />
    </Panel>
  );
}
