import { cssColor, type DataColor } from '@caliper/ui/charts/data-color.ts';
import { textWidth } from '@caliper/ui/charts/time.ts';
import classes from './market.module.css';

interface MultipleLegendProps {
  series: readonly { name: string; color: DataColor }[];
}

/** The legend of a small chart. It is drawn, so that a saved picture has it too. */
export function MultipleLegend({ series }: MultipleLegendProps) {
  return (
    <div className={classes.multipleLegend} translate="no">
      {series.map(({ name, color }) => (
        <svg key={name} role="img" aria-label={name} width={textWidth([name]) + 16} height={18}>
          <rect y={4} width={10} height={10} rx={2} fill={cssColor(color)} />
          <text x={15} y={13}>
            {name}
          </text>
        </svg>
      ))}
    </div>
  );
}
