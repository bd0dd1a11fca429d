// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { queryClient } from '../../../lib/api/query-client.ts';
import { reportInfoQuery, reportMarketsQuery } from '../../reports/reports.queries.ts';
import { MarketSource } from './market-source.tsx';

const source = { report_id: 7, report_name: 'Knees', report_year: 2026, region: 'Europe' };
const draft = { isOn: false, names: [], before: [] };

/** The report with its markets, or undefined while they load. */
function show(dashboard_kind: 'market' | 'medaccess' | undefined, markets = ['Hips']): string {
  queryClient.clear();
  if (dashboard_kind) {
    const filed = { category_id: 14, sub_category_id: 1405, global_dashboard: 1, dashboard_kind } as const;
    queryClient.setQueryData(reportInfoQuery(7).queryKey, { ...source, ...filed });
  }
  queryClient.setQueryData(reportMarketsQuery(7).queryKey, markets);
  const list = createElement(MarketSource, { source, draft, onChange: () => undefined });
  return renderToStaticMarkup(createElement(QueryClientProvider, { client: queryClient }, list));
}

test('CR-15 a report with markets can be switched on', () => {
  expect(show('market')).toContain('type="checkbox"');
  expect(show('market', [])).toContain('This report has no markets.');
});

test('CR-15 market access cannot, because a joint dashboard shows sizes', () => {
  const shown = show('medaccess');
  expect(shown).toContain('A market-access report has no market sizes. Its own dashboard shows its figures.');
  expect(shown).not.toContain('type="checkbox"');
  expect(show(undefined)).not.toContain('type="checkbox"');
});
