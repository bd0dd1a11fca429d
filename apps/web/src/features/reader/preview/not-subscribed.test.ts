// @vitest-environment jsdom
import { readerTexts } from '@caliper/contract/reader/reader.messages.ts';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { queryClient } from '../../../lib/api/query-client.ts';
import { type Session, sessionQuery } from '../../../lib/session/session.ts';
import type { ReportPreview } from '../report.queries.ts';
import { NotSubscribed } from './not-subscribed.tsx';

vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
queryClient.setQueryData(sessionQuery.queryKey, null);

const reportMeta = {
  report_id: 7,
  report_name: 'Knees',
  report_year: 2026,
  sample_markets: [] as string[],
  can: { openDashboard: false, refresh: false },
};

function showInNarrow(chapters: ReportPreview['chapters']): string {
  const report = { kind: 'preview', reportMeta, chapters, tables: 0, figures: 0 } as ReportPreview;
  const back = { to: '/catalog/all-reports', words: 'Back to Catalog' };
  const page = createElement(NotSubscribed, { report, back, upgrade: null, owned: null });
  const within = createElement(QueryClientProvider, { client: queryClient }, page);
  return renderToStaticMarkup(
    createElement(MantineProvider, { env: 'test' }, createElement(MemoryRouter, null, within)),
  );
}

test('READ-11 a narrow page says that the report is not subscribed, with or without chapters', () => {
  const chapters = showInNarrow([{ chapter_number: 1, chapter_title: 'Prices' }]);
  expect(chapters).toContain(readerTexts.notYetSubscribed);
  expect(chapters).toContain('Prices');
  const none = showInNarrow([]);
  expect(none).toContain(readerTexts.notYetSubscribed);
  expect(none).not.toContain('aria-label="Chapters"');
});

test('PUB-08 publications proof a report that the others are offered to buy', () => {
  queryClient.setQueryData(sessionQuery.queryKey, { user: { role: 'publications' } } as Session);
  const publisher = showInNarrow([]);
  expect(publisher).toContain('href="/proofs/report/7/1"');
  expect(publisher).not.toContain('Buy Now');
  queryClient.setQueryData(sessionQuery.queryKey, { user: { role: 'standard' } } as Session);
  const customer = showInNarrow([]);
  expect(customer).toContain('Buy Now');
  expect(customer).not.toContain('/proofs/');
});
