import { Ranking } from '@caliper/ui/charts/ranking.tsx';
import { leftOutWords } from './figures.ts';
import { formatGrowth } from './format.ts';
import { Panel, type PanelProps } from './panel.tsx';
import { plainSheet, type SheetColumn } from './sheet.ts';

type OfPanel = 'title' | 'note' | 'sheetNote' | 'figures' | 'compared' | 'chosen' | 'onPick' | 'empty';

interface RankingPanelProps extends Pick<PanelProps, OfPanel> {
  /** The head of the names. */
  lead: string;
  unit: string;
  /** Largest first. */
  rows: readonly { name: string; value: number | null; growth: number | null; movement?: number | null }[];
  /** How many are drawn; the table has them all. */
  most?: number;
  value: SheetColumn;
  /** Null where the value is a growth itself, or there is nothing to compare it with. */
  growth: SheetColumn | null;
  format: (value: number) => string;
  formatChange?: (growth: number | null) => string;
}

/** Names by their value, with their growth and the places they gained. */
export function RankingPanel({ lead, unit, value, growth, format, ...rest }: RankingPanelProps) {
  const { rows: all, most = 10, formatChange = formatGrowth, ...panel } = rest;
  const rows = all.filter((row) => row.value !== null);
  const drawn = rows.slice(0, most);
  const moves = rows.some(({ movement }) => movement !== undefined);
  return (
    <Panel
      {...panel}
      leftOut={leftOutWords(drawn.length, rows.length, 'the highest')}
      sheet={plainSheet({
        unit,
        columns: [
          { head: lead },
          { head: 'Place', decimals: 0 },
          value,
          ...(growth ? [growth] : []),
          ...(moves ? [{ head: 'Places gained', decimals: 0 }] : []),
        ],
        rows: rows.map((row, place) => [
          row.name,
          place + 1,
          row.value,
          ...(growth ? [row.growth] : []),
          ...(moves ? [row.movement ?? null] : []),
        ]),
      })}
    >
      <Ranking
        label={panel.title}
        rows={drawn.map((row) => ({
          ...row,
          growth: growth ? formatChange(row.growth) : undefined,
        }))}
        format={format}
        chosen={panel.chosen ?? []}
        onPick={panel.onPick}
      />
    </Panel>
  );
}
