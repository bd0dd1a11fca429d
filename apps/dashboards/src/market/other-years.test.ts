// @vitest-environment jsdom
import type { FunctionComponent } from 'react';
import { expect, test, vi } from 'vitest';
import { drawn } from '../kit/drawn.fixture.ts';
import { spanOf } from '../kit/periods.ts';
import { timeSheet } from '../kit/sheet.ts';
import type { Dashboard } from '../lib/dashboard.ts';
import { CompanyRankingPanel } from './company-rankings.tsx';
import { CompanySharesPanel } from './company-shares-panel.tsx';
import { readView } from './market-view.ts';
import { RankedTable } from './ranked-table.tsx';
import type { Market } from './use-market.ts';

interface Shown {
  title: string;
  note: string;
  empty?: string;
  sheet: { rows: readonly unknown[] };
}
const panel = vi.hoisted(() => ({ shown: {} as unknown }));
vi.mock('../kit/use-figures.ts', () => ({ useFigures: () => ({}) }));
vi.mock('../kit/panel.tsx', () => ({
  Panel: (props: unknown) => {
    panel.shown = props;
    return null;
  },
}));

const dashboard = {
  periods: ['2024', '2025', '2026', '2027'],
  forecastFrom: '2026',
  nouns: [],
  rivals: [],
  measures: [
    { measure: 'value', unit: 'US$ million' },
    { measure: 'price', unit: 'US$' },
  ],
  dimensions: { company: [{ name: 'Vantor', under: null }] },
} as unknown as Dashboard;

/** Companies have figures for the measured years only. */
function marketIn(from: string, search = '', more: Partial<Market> = {}): Market {
  return {
    dashboard,
    view: readView(new URLSearchParams(search), dashboard),
    span: spanOf(dashboard, from, null),
    companies: { data: { rows: [{ key: ['Vantor'], values: [6, 9, null, null] }] } },
    everybody: { data: { rows: [{ key: [], values: [10, 12, 14, 16] }] } },
    hasCompanies: true,
    ...more,
  } as unknown as Market;
}

function shown<P extends object>(part: FunctionComponent<P>, props: P): Shown {
  drawn(part, props);
  return panel.shown as Shown;
}

test('DASH-05 companies are ranked in one of the chosen years, or not at all', () => {
  const rankedIn = (from: string) => shown(CompanyRankingPanel, { market: marketIn(from, 'show=price') });
  expect(rankedIn('2024')).toMatchObject({ title: 'Average price by company, 2025' });
  expect(rankedIn('2026')).toMatchObject({
    title: 'Average price by company, 2027 (forecast)',
    sheet: { rows: [] },
    empty: 'There are no figures by company for these years.',
  });
});

test('DASH-05 a panel says whether figures by company are missing altogether, or for the chosen years', () => {
  const emptyWith = (more: Partial<Market>) =>
    shown(CompanySharesPanel, { market: marketIn('2026', '', more) }).empty;
  expect(emptyWith({})).toBe('There are no figures by company for these years.');
  expect(emptyWith({ hasCompanies: false })).toBe('These figures are not broken down by company.');
});

test('DASH-05 a table says by which year it is sorted only if it is', () => {
  const noteOf = (values: (number | null)[], period: string, search = '') => {
    const { span } = marketIn('2026');
    const rows = ['Kenya', 'France'].map((name) => ({ name, values }));
    const sheet = timeSheet({ unit: null, lead: ['Country'], span, rows });
    history.replaceState(null, '', `?${search}`);
    const nouns = ['country', 'countries'] as const;
    return shown(RankedTable, { span, title: 'By country', nouns, period, sheet, figures: [] }).note;
  };
  expect(noteOf([1, 2], '2027')).toBe('2 countries, largest in 2027 (forecast) first');
  expect(noteOf([1, 2], '2025')).toBe('2 countries');
  expect(noteOf([null, null], '2027')).toBe('2 countries');
  expect(noteOf([1, 2], '2027', 'sort=Country')).toBe('2 countries');
});
