import type { Dimension } from '@caliper/contract/dashboards/dashboards.values.ts';
import type { DataColor } from '@caliper/ui/charts/data-color.ts';
import { ShareBars } from '@caliper/ui/charts/share-bars.tsx';
import type { ReactNode } from 'react';
import { colored, rampLimit } from './colors.ts';
import { lastKnown, namedRows, pickingFrom, shares, topWithOthers } from './figures.ts';
import type { Choices } from './filters/use-choices.ts';
import { Panel } from './panel.tsx';
import { periodWords, type Span, within } from './periods.ts';
import { timeSheet } from './sheet.ts';
import type { useFigures } from './use-figures.ts';

interface SharesPanelProps {
  title: string;
  /** What the shares are shares of. */
  of: string;
  by: Dimension;
  /** The head of the names. */
  lead: string;
  figures: ReturnType<typeof useFigures>;
  span: Span;
  choices: Choices;
  colorsFor: (names: readonly string[]) => Map<string, DataColor>;
  tools?: ReactNode;
}

/** Parts of a whole over time; the chosen ones are marked among all. */
export function SharesPanel({ title, of, by, lead, figures, span, choices, ...rest }: SharesPanelProps) {
  const rows = shares(within(span, namedRows(figures)));
  const top = topWithOthers(rows, rampLimit, span.lastMeasured);
  const beside = span.periods[lastKnown(rows, span.periods.length - 1)] ?? '';
  const chosen = choices.chosen[by] ?? [];
  const pick = (name: string) => choices.toggle(by, [name]);
  return (
    <Panel
      title={title}
      note={`% of ${of}; beside the bars: ${periodWords(beside, span.forecastFrom)}`}
      figures={figures}
      compared={by}
      sheet={timeSheet({ unit: '%', lead: [lead], span, rows, decimals: 1 })}
      tools={rest.tools}
      chosen={chosen}
      onPick={pick}
    >
      <ShareBars
        label={title}
        periods={span.periods}
        forecastFrom={span.forecastFrom}
        series={colored(top, rest.colorsFor(top.map(({ name }) => name)))}
        chosen={chosen}
        onPick={pickingFrom(top, pick)}
      />
    </Panel>
  );
}
