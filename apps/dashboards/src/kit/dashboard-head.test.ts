import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { Dashboard } from '../lib/dashboard.ts';
import { DashboardHead } from './dashboard-head.tsx';

const address = vi.hoisted(() => ({ search: '' }));
vi.mock('../lib/view.ts', () => ({ useView: () => ({ view: new URLSearchParams(address.search) }) }));
// Files are taken by menus, which have tests of their own.
vi.mock('./export/export-buttons.tsx', () => ({
  DashboardExport: () => null,
  DashboardTakeAway: () => null,
}));

const knees = {
  kind: 'global',
  id: 7,
  name: 'Knees & Hips',
  year: 2026,
  region: 'Europe',
  icon: 'Knee',
  demo: false,
  sample: null,
  can: { readReport: true },
  editions: [
    { id: 5, kind: 'global', name: 'Knees & Hips', year: 2025 },
    { id: 3, kind: 'medaccess', name: 'Knees & Hips', year: 2023 },
  ],
} as unknown as Dashboard;

function markupOf(more: Partial<Dashboard>): string {
  const head = createElement(DashboardHead, { dashboard: { ...knees, ...more }, switches: null });
  return renderToStaticMarkup(head);
}

/** The words and the address of each link; each leaves the frame. */
function linksOf(more: Partial<Dashboard>, search = ''): [string, string][] {
  address.search = search;
  const links = [...markupOf(more).matchAll(/<a [^>]*>.*?<\/a>/g)].map(([link]) => link);
  expect(links.every((link) => link.includes('target="_top"'))).toBe(true);
  return links.map((link) => [
    link.match(/aria-label="([^"]*)"/)?.[1] ?? link.replace(/<[^>]*>/g, ''),
    link.match(/href="([^"]*)"/)?.[1]?.replaceAll('&amp;', '&') ?? '',
  ]);
}

test('MEND-25 the mark leads back to the catalogue, and the head to the report and to other editions', () => {
  expect(linksOf({})).toEqual([
    ['Go to All Reports', '/catalog/all-reports'],
    ['2025', '/reports/global-dashboard/5/knees-and-hips'],
    ['2023', '/medaccess/dashboard/3/knees-and-hips'],
    ['Read the report', '/reports/7/knees-and-hips/1'],
  ]);
  expect(linksOf({ kind: 'custom-report', editions: [] }).at(-1)).toEqual([
    'Read the report',
    '/custom-reports/7/knees-and-hips/1',
  ]);
});

test('MEND-25 another edition opens with the same view, unless only a part of this one is open', () => {
  const [, edition] = linksOf({}, '?market=Hips&from=2024');
  expect(edition?.[1]).toBe('/reports/global-dashboard/5/knees-and-hips?market=Hips&from=2024');
  const [, ofSample] = linksOf({ sample: 'Hips' }, '?sample&market=Hips');
  expect(ofSample?.[1]).toBe('/reports/global-dashboard/5/knees-and-hips');
});

test('MEND-25 nothing leads to a report that cannot be read', () => {
  const tracker = { kind: 'pt', can: { readReport: false }, editions: [] } as const;
  expect(linksOf({ ...tracker, editions: [] })).toEqual([
    ['Go to the Procedure Tracker', '/pt/all-procedure-tracker'],
  ]);
});

test('FOL-01 what a dashboard is about can be followed from its head; a custom report is no such thing', () => {
  const head = (more: Partial<Dashboard>) => markupOf(more);
  for (const kind of ['global', 'medaccess', 'medsku', 'pt', 'survey'] as const)
    expect(head({ kind })).toContain('Follow …');
  expect(head({ kind: 'custom-report' })).not.toContain('Follow …');
});
