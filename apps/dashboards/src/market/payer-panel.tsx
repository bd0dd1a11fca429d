import { TimeLines } from '@caliper/ui/charts/time-lines.tsx';
import { useMemo } from 'react';
import { namedRows } from '../kit/figures.ts';
import { shownOrNot, toggled } from '../kit/filters/choices.ts';
import { axisPrecision, formatterOf, precisionOf } from '../kit/format.ts';
import { Panel } from '../kit/panel.tsx';
import { timeSheet } from '../kit/sheet.ts';
import { labelsOf } from './market-view.ts';
import { notBrokenDown, spanWords } from './market-words.ts';
import { payerRows } from './payer-rows.ts';
import { accessLabels, type Medaccess } from './use-medaccess.ts';

/** Over time, by payer. */
export function PayerPanel({ access }: { access: Medaccess }) {
  const { dashboard, view, change, span, payers, measure, unit } = access;
  const { data } = payers;
  const all = useMemo(() => labelsOf(dashboard, 'company'), [dashboard]);
  const { rows, series, legend, leftOut } = useMemo(
    () => payerRows(namedRows({ data }), all, view.companies, span),
    [data, view.companies, all, span],
  );
  const values = series.flatMap((one) => one.values);
  const title = `${accessLabels[measure]} by payer`;
  const pick = (name: string) => change({ company: toggled(view.companies, [name], all) });
  return (
    <Panel
      title={title}
      note={`${unit}, ${spanWords(span.periods)}, mean of the countries shown`}
      leftOut={leftOut}
      figures={payers}
      sheet={timeSheet({ unit, lead: ['Payer'], span, rows })}
      legend={legend}
      onToggle={(name) => change({ company: shownOrNot(view.companies, name, all) })}
      chosen={view.companies}
      onPick={pick}
      empty={notBrokenDown('payer')}
    >
      <TimeLines
        label={title}
        periods={span.periods}
        forecastFrom={span.forecastFrom}
        series={series}
        format={formatterOf(precisionOf(values))}
        formatAxis={formatterOf(axisPrecision(values, true))}
        height={380}
        onPick={pick}
      />
    </Panel>
  );
}
