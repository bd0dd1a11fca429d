import { HeatTable } from '@caliper/ui/charts/heat-table.tsx';
import { leftOutWords, othersName, rowsOf } from '../kit/figures.ts';
import { formatPercent } from '../kit/format.ts';
import { Panel } from '../kit/panel.tsx';
import { plainSheet } from '../kit/sheet.ts';
import { useFigures } from '../kit/use-figures.ts';
import { keepFocus } from '../lib/keep-focus.ts';
import { type CompanyShares, sharesInParts } from './company-rows.ts';
import { filtersOf, marketsIn, segmentsIn } from './market-view.ts';
import { notBrokenDown } from './market-words.ts';
import type { Market } from './use-market.ts';

const sharesSteps = [0, 5, 10, 20, 30];

/** More columns would not fit. */
const mostColumns = 8;

/** The shares of companies in every segment, or in every market. */
export function PartsPanel({ market, found }: { market: Market; found: CompanyShares }) {
  const { dashboard, view, by, companies, everybody, hasCompanies } = market;
  const filters = filtersOf(view, dashboard, ['company']);
  const asked = useFigures(dashboard, { measure: 'value', groupBy: [by, 'company'], filters });
  const wholes = useFigures(dashboard, { measure: 'value', groupBy: [by], filters });
  const when = found.periodLabel();
  const names = found.rows.map(({ name }) => name).filter((name) => name !== othersName);
  const columns = names.slice(0, mostColumns);
  const rows = sharesInParts({
    asked: rowsOf(asked),
    wholes: rowsOf(wholes),
    parts: by === 'market' ? marketsIn(view, dashboard) : segmentsIn(view, dashboard),
    companies: names,
    at: dashboard.periods.indexOf(found.periods[found.at] ?? ''),
  });
  const title = `Company shares by ${by}${when && `, ${when}`}`;
  const head = by === 'market' ? 'Market' : 'Segment';
  const pick = (name: string) => {
    if (by === 'segment') return market.change({ segment: [name] });
    keepFocus(document.activeElement);
    market.change({ market: [name], segment: null });
  };
  return (
    <Panel
      title={title}
      note="% of value"
      leftOut={leftOutWords(columns.length, names.length, 'the largest companies')}
      figures={[asked, wholes, companies, everybody]}
      compared="company"
      sheet={plainSheet({
        unit: '%',
        columns: [{ head }, ...names.map((name) => ({ head: name, decimals: 1, isPercent: true }))],
        rows: rows.map(({ name, values }) => [name, ...values]),
      })}
      empty={notBrokenDown('company', hasCompanies && found.periods.length === 0)}
    >
      <HeatTable
        label={title}
        corner={head}
        columns={columns}
        rows={rows}
        steps={sharesSteps}
        format={formatPercent}
        onPick={pick}
      />
    </Panel>
  );
}
