import { HeatTable } from '@caliper/ui/charts/heat-table.tsx';
import { niceSteps } from '@caliper/ui/charts/steps.ts';
import { isAnyKnown, lastKnown, rowsOf } from '../kit/figures.ts';
import { formatterOf, precisionOf } from '../kit/format.ts';
import { Panel } from '../kit/panel.tsx';
import { periodWords } from '../kit/periods.ts';
import { isPercentUnit, plainSheet } from '../kit/sheet.ts';
import type { Countries } from './compare-countries.ts';
import { labelsOf } from './market-view.ts';
import { notBrokenDown } from './market-words.ts';
import { crossedRows } from './payer-rows.ts';
import { accessLabels, type Medaccess } from './use-medaccess.ts';

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
