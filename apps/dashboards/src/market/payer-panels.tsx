import { HeatTable } from '@caliper/ui/charts/heat-table.tsx';
import { niceSteps } from '@caliper/ui/charts/steps.ts';
import { TimeLines } from '@caliper/ui/charts/time-lines.tsx';
import { useMemo } from 'react';
import { isAnyKnown, lastKnown, namedRows, rowsOf } from '../kit/figures.ts';
import { shownOrNot, toggled } from '../kit/filters/choices.ts';
import { axisPrecision, formatterOf, precisionOf } from '../kit/format.ts';
import { Panel } from '../kit/panel.tsx';
import { periodWords } from '../kit/periods.ts';
import { isPercentUnit, plainSheet, timeSheet } from '../kit/sheet.ts';
import type { Countries } from './compare-countries.ts';
import { labelsOf } from './market-view.ts';
import { notBrokenDown, spanWords } from './market-words.ts';
import { crossedRows, payerRows } from './payer-rows.ts';
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

interface CrossedPanelProps {
  access: Medaccess;
  countries: Countries;
}

/** Every country with every payer. */
export function CrossedPanel({ access, countries }: CrossedPanelProps) {
  const { dashboard, span, crossed, measure, unit } = access;
  const { compared, chosen, pick } = countries;
  const payers = labelsOf(dashboard, 'company');
  const found = rowsOf(crossed);
  const at = lastKnown(found, span.start + span.lastMeasured, span.start);
  const when = periodWords(dashboard.periods[at] ?? '', dashboard.forecastFrom);
  const rows = crossedRows(found, payers, at);
  const values = rows.flatMap((row) => row.values);
  const title = `${accessLabels[measure]} by country and payer, ${when}`;
  return (
    <Panel
      title={title}
      note={unit}
      figures={crossed}
      compared={compared ? ['company', compared] : 'company'}
      sheet={plainSheet({
        unit,
        columns: [
          { head: 'Country' },
          ...payers.map((head) => ({ head, decimals: precisionOf(values), isPercent: isPercentUnit(unit) })),
        ],
        rows: rows.map((row) => [row.name, ...row.values]),
      })}
      chosen={chosen}
      onPick={pick}
      empty={notBrokenDown('payer', isAnyKnown(found))}
    >
      <HeatTable
        label={title}
        corner="Country"
        columns={payers}
        rows={rows}
        steps={niceSteps(values.filter((value) => value !== null))}
        format={formatterOf(precisionOf(values))}
        chosen={chosen}
        onPick={pick}
      />
    </Panel>
  );
}
