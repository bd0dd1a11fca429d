import { HeatTable } from '@caliper/ui/charts/heat-table.tsx';
import { Ranking } from '@caliper/ui/charts/ranking.tsx';
import { namedRows, othersName, ranked, shares, sumRows } from '../kit/figures.ts';
import {
  formatGrowth,
  formatNumber,
  formatPercent,
  formatterOf,
  precisionOf,
  roughPrecision,
} from '../kit/format.ts';
import { type KeyFigure, KeyFigures } from '../kit/key-figures.tsx';
import { Panel } from '../kit/panel.tsx';
import { type FigureSheet, plainSheet, timeSheet } from '../kit/sheet.ts';
import { useFigures } from '../kit/use-figures.ts';
import { CompanySharesPanel, picking } from './company-panel.tsx';
import { type CompanyShares, companyShares } from './company-rows.ts';
import classes from './market.module.css';
import { filtersOf, marketsIn, segmentsIn } from './market-view.ts';
import { unitOf } from './market-words.ts';
import { TablePanel } from './table-panel.tsx';
import type { Market } from './use-market.ts';

/** Who has the market: shares over time, places, shares in each part of it, and all companies in a table. */
export function CompaniesView({ market }: { market: Market }) {
  const { companies, everybody, span } = market;
  const rows = namedRows(companies.data?.rows ?? []);
  const whole = everybody.data?.rows[0]?.values ?? [];
  const found = companyShares(rows, whole, span, Number.POSITIVE_INFINITY);
  return (
    <>
      <KeyFigures figures={leaders(found)} asked={[companies, everybody]} />
      <div className={classes.panels}>
        <CompanySharesPanel market={market} height={360} />
        <PlacesPanel market={market} found={found} />
      </div>
      <PartsPanel market={market} found={found} />
      <TablePanel
        market={market}
        title="Company shares by year"
        one="company"
        many="companies"
        period={found.periods[found.at] ?? ''}
        sheet={sharesSheet(found)}
        figures={[companies, everybody]}
        compared="company"
        chosen={market.view.companies}
        onPick={picking(market)}
      />
    </>
  );
}

function leaders({ rows, periods, at }: CompanyShares): KeyFigure[] {
  const named = shares(rows).filter(({ name }) => name !== othersName);
  const [leader] = named;
  const top = (count: number) => sumRows(named.slice(0, count))[at] ?? null;
  if (!leader) return [];
  const [first, last] = [leader.values[0], leader.values[at]];
  const points = first == null || last == null ? null : last - first;
  const percent = (value: number | null | undefined) => `${formatNumber(value, 1)} %`;
  return [
    { value: percent(last), label: `${leader.name}, ${periods[at] ?? ''}` },
    {
      value: formatGrowth(points, ''),
      unit: 'points',
      label: `Change of the leader since ${periods[0] ?? ''}`,
    },
    { value: percent(top(3)), label: 'Three largest together' },
    { value: String(named.length), label: 'Companies' },
  ];
}

interface FoundProps {
  market: Market;
  found: CompanyShares;
}

function PlacesPanel({ market, found: { rows, periods, at } }: FoundProps) {
  const { dashboard, view, companies, everybody } = market;
  const placed = ranked(
    rows.filter(({ name }) => name !== othersName),
    at,
  ).filter(({ value }) => value !== null);
  const unit = unitOf(dashboard, view.show);
  const values = placed.map(({ value }) => value);
  const title = periods[at] ? `Ranking by company, ${periods[at]}` : 'Ranking by company';
  return (
    <Panel
      title={title}
      note={periods[at - 1] ? `${unit}, growth on ${periods[at - 1]}` : unit}
      figures={[companies, everybody]}
      compared="company"
      sheet={plainSheet({
        unit,
        columns: [
          { head: 'Company' },
          { head: 'Place', decimals: 0 },
          { head: periods[at] ?? '', decimals: precisionOf(values) },
          { head: 'Growth, %', decimals: 1 },
          { head: 'Places gained', decimals: 0 },
        ],
        rows: placed.map(({ row, value, growth, movement }, place) => [
          row.name,
          place + 1,
          value,
          growth,
          movement,
        ]),
      })}
      chosen={view.companies}
      onPick={picking(market)}
      empty="Companies are not told apart here."
    >
      <Ranking
        label={title}
        rows={placed.slice(0, 12).map(({ row, value, growth, movement }) => ({
          name: row.name,
          value,
          movement,
          growth: formatGrowth(growth),
        }))}
        format={formatterOf(roughPrecision(values))}
        chosen={view.companies}
        onPick={picking(market)}
      />
    </Panel>
  );
}

const sharesSteps = [0, 5, 10, 20, 30];

/** Strong where others are weak: the shares in every segment, or in every market. */
function PartsPanel({ market, found }: FoundProps) {
  const { dashboard, view, by } = market;
  const filters = filtersOf(view, dashboard, ['company']);
  const asked = useFigures(dashboard, { measure: 'value', groupBy: [by, 'company'], filters });
  const wholes = useFigures(dashboard, { measure: 'value', groupBy: [by], filters });
  const period = found.periods[found.at] ?? '';
  const at = dashboard.periods.indexOf(period);
  const names = found.rows
    .map(({ name }) => name)
    .filter((name) => name !== othersName)
    .slice(0, 8);
  const parts = by === 'market' ? marketsIn(view, dashboard) : segmentsIn(view, dashboard);
  const valueIn = (part: string, company: string) =>
    asked.data?.rows.find(({ key }) => key[0] === part && key[1] === company)?.values[at] ?? null;
  const rows = parts.flatMap((part) => {
    const whole = wholes.data?.rows.find(({ key }) => key[0] === part)?.values[at] ?? null;
    if (whole === null || whole === 0) return [];
    const values = names.map((name) => {
      const value = valueIn(part, name);
      return value === null ? null : (value / whole) * 100;
    });
    return [{ name: part, values }];
  });
  const title = `Company shares by ${by}${period && `, ${period}`}`;
  return (
    <Panel
      title={title}
      note="% of value"
      figures={[asked, wholes]}
      compared="company"
      sheet={plainSheet({
        unit: '%',
        columns: [
          { head: by === 'market' ? 'Market' : 'Segment' },
          ...names.map((head) => ({ head, decimals: 1 })),
        ],
        rows: rows.map(({ name, values }) => [name, ...values]),
      })}
      empty="Companies are not told apart here."
    >
      <HeatTable
        label={title}
        corner={by === 'market' ? 'Market' : 'Segment'}
        columns={names}
        rows={rows}
        steps={sharesSteps}
        format={formatPercent}
        onPick={(name) => market.change({ [by]: [name] })}
      />
    </Panel>
  );
}

/** Shares are told with their change in points, not with a rate. */
function sharesSheet({ rows, periods, at }: CompanyShares): FigureSheet {
  const told = shares(rows);
  const sheet = timeSheet({
    unit: '%',
    lead: ['Company'],
    periods,
    forecastFrom: null,
    rows: told.map(({ name, values }) => ({ lead: [name], values, isTotal: name === othersName })),
    decimals: 1,
  });
  const change = (index: number) => {
    const [first, last] = [told[index]?.values[0], told[index]?.values[at]];
    return first == null || last == null ? null : last - first;
  };
  return {
    ...sheet,
    columns: [...sheet.columns, { head: 'Change', sub: `points since ${periods[0] ?? ''}`, decimals: 1 }],
    rows: sheet.rows.map((row, index) => ({ ...row, cells: [...row.cells, change(index)] })),
  };
}
