import { ShareBars } from '@caliper/ui/charts/share-bars.tsx';
import { Choice } from '@caliper/ui/fields/choice.tsx';
import { colored, colorsOf, ramp, rampLimit } from '../kit/colors.ts';
import { lastKnown, namedRows, pickingFrom, shares, topWithOthers } from '../kit/figures.ts';
import { Panel } from '../kit/panel.tsx';
import { periodWords, within } from '../kit/periods.ts';
import { timeSheet } from '../kit/sheet.ts';
import { useFigures } from '../kit/use-figures.ts';
import { useOption } from '../lib/view.ts';
import { type Pt, partWords, questionBy } from './use-pt.ts';

const mixes = ['setting', 'payer'] as const;

/** Where procedures are done, or who pays for them, in percent. */
export function MixPanel({ pt }: { pt: Pt }) {
  const { dashboard, choices, span } = pt;
  const [mix, setMix] = useOption('mix', mixes);
  const figures = useFigures(dashboard, questionBy(pt, [mix], mix));
  const rows = shares(within(span, namedRows(figures.data?.rows ?? [])));
  const top = topWithOthers(rows, rampLimit, span.lastMeasured);
  const names = top.map(({ name }) => name);
  const beside = span.periods[lastKnown(rows, span.periods.length - 1)] ?? '';
  const title = `Mix by ${partWords[mix].toLowerCase()}`;
  const pick = (name: string) => choices.toggle(mix, [name]);
  return (
    <Panel
      title={title}
      note={`% of procedures; beside the bars: ${periodWords(beside, span.forecastFrom)}`}
      figures={figures}
      compared={mix}
      sheet={timeSheet({
        unit: '%',
        lead: [partWords[mix]],
        periods: span.periods,
        forecastFrom: span.forecastFrom,
        rows: rows.map(({ name, values }) => ({ lead: [name], values })),
        decimals: 1,
      })}
      tools={
        <Choice
          label="Mix by"
          size="sm"
          value={mix}
          options={mixes.map((value) => ({ value, label: partWords[value] }))}
          onChange={setMix}
        />
      }
      chosen={choices.chosen[mix] ?? []}
      onPick={pick}
    >
      <ShareBars
        label={title}
        periods={span.periods}
        forecastFrom={span.forecastFrom}
        series={colored(top, colorsOf(names, names, ramp))}
        chosen={choices.chosen[mix] ?? []}
        onPick={pickingFrom(top, pick)}
      />
    </Panel>
  );
}
