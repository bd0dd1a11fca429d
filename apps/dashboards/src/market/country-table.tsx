import { within } from '../kit/periods.ts';
import { timeSheet } from '../kit/sheet.ts';
import type { Countries } from './compare-countries.ts';
import { TablePanel } from './table-panel.tsx';
import type { Market } from './use-market.ts';

interface CountryTableProps {
  market: Pick<Market, 'span' | 'view' | 'change'>;
  title: string;
  countries: Countries;
  /** False for figures that are rates already. */
  hasRate: boolean;
}

export function CountryTable({ market, title, countries, hasRate }: CountryTableProps) {
  const { span } = market;
  const { asked, period, unit, exact, chosen, pick } = countries;
  const last = span.periods.at(-1) ?? '';
  const sheet = timeSheet({
    unit,
    lead: ['Country', 'Region'],
    periods: span.periods,
    forecastFrom: span.forecastFrom,
    rows: within(span, countries.rows).map(({ name, region, values }) => ({ lead: [name, region], values })),
    decimals: exact,
    rate: hasRate && period < last ? { from: period, to: last } : null,
  });
  return (
    <TablePanel
      market={market}
      title={title}
      one="country"
      many="countries"
      whose={countries.whose}
      period={period}
      sheet={sheet}
      figures={asked}
      compared={countries.compared}
      chosen={chosen}
      onPick={pick}
    />
  );
}
