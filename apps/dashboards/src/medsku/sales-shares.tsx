import { SharesPanel } from '../kit/shares-panel.tsx';
import { useFigures } from '../kit/use-figures.ts';
import { useGroupColors } from './group-colors.ts';
import { groupingWords, type Medsku } from './use-medsku.ts';

/** Shares of the sales, or of the units while these are shown. */
export function SalesShares({ medsku }: { medsku: Medsku }) {
  const { dashboard, by, choices, span } = medsku;
  const measure = medsku.measure === 'units' ? 'units' : 'sales';
  const { [by]: _compared, ...filters } = choices.chosen;
  const colors = useGroupColors(medsku);
  return (
    <SharesPanel
      title={`Shares by ${groupingWords[by].toLowerCase()}`}
      of={measure}
      by={by}
      lead={groupingWords[by]}
      figures={useFigures(dashboard, { measure, groupBy: [by], filters })}
      span={span}
      choices={choices}
      colorsFor={() => colors}
    />
  );
}
