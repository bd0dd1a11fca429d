import { ShareBars } from '@caliper/ui/charts/share-bars.tsx';
import { colored, rampLimit } from '../kit/colors.ts';
import { lastKnown, namedRows, pickingFrom, shares, topWithOthers } from '../kit/figures.ts';
import { Panel } from '../kit/panel.tsx';
import { within } from '../kit/periods.ts';
import { timeSheet } from '../kit/sheet.ts';
import { useFigures } from '../kit/use-figures.ts';
import { useGroupColors } from './group-colors.ts';
import { groupingWords, type Medsku } from './use-medsku.ts';

/** Shares of the sales, or of the units while these are shown; the chosen ones are marked among all. */
export function SalesShares({ medsku }: { medsku: Medsku }) {
  const { dashboard, by, choices, span } = medsku;
  const measure = medsku.measure === 'units' ? 'units' : 'sales';
  const { [by]: chosen = [], ...filters } = choices.chosen;
  const figures = useFigures(dashboard, { measure, groupBy: [by], filters });
  const rows = shares(within(span, namedRows(figures.data?.rows ?? [])));
  const top = topWithOthers(rows, rampLimit, span.periods.length - 1);
  const series = colored(top, useGroupColors(medsku));
  const beside = span.periods[lastKnown(rows, span.periods.length - 1)] ?? '';
  const title = `Shares by ${groupingWords[by].toLowerCase()}`;
  const pick = (name: string) => choices.toggle(by, [name]);
  return (
    <Panel
      title={title}
      note={`% of ${measure}; beside the bars: ${beside}`}
      figures={figures}
      compared={by}
      sheet={timeSheet({
        unit: '%',
        lead: [groupingWords[by]],
        periods: span.periods,
        forecastFrom: null,
        rows: rows.map(({ name, values }) => ({ lead: [name], values })),
        decimals: 1,
      })}
      chosen={chosen}
      onPick={pick}
    >
      <ShareBars
        label={title}
        periods={span.periods}
        forecastFrom={null}
        series={series}
        chosen={chosen}
        onPick={pickingFrom(top, pick)}
      />
    </Panel>
  );
}
