// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { drawn } from '../kit/drawn.fixture.ts';
import { spanOf } from '../kit/periods.ts';
import type { Dashboard, Question } from '../lib/dashboard.ts';
import { SalesShares } from './sales-shares.tsx';
import type { Medsku } from './use-medsku.ts';

const seen = vi.hoisted(() => ({ asked: {}, panel: {}, chart: {} }) as Record<string, object>);
vi.mock('../kit/use-figures.ts', () => ({
  useFigures: (_: Dashboard, question: Question) => {
    seen.asked = question;
    return { data: { rows: [] } };
  },
}));
vi.mock('../kit/panel.tsx', () => ({
  Panel: ({ children, ...props }: { children: unknown }) => {
    seen.panel = props;
    return children;
  },
}));
vi.mock('@caliper/ui/charts/share-bars.tsx', () => ({
  ShareBars: (props: object) => {
    seen.chart = props;
    return null;
  },
}));

test('DASH-05 a chosen manufacturer is marked among all: its share is that of the whole', () => {
  const medsku = {
    dashboard: { periods: ['2025'] },
    by: 'manufacturer',
    measure: 'sales',
    choices: { chosen: { manufacturer: ['Vantor'], country: ['Kenya'] } },
    span: spanOf({ periods: ['2025'], forecastFrom: null }, null, null),
  } as unknown as Medsku;
  drawn(SalesShares, { medsku });
  expect(seen.asked).toEqual({
    measure: 'sales',
    groupBy: ['manufacturer'],
    filters: { country: ['Kenya'] },
  });
  expect(seen.panel).toMatchObject({ compared: 'manufacturer', chosen: ['Vantor'] });
  expect(seen.chart).toMatchObject({ chosen: ['Vantor'] });
});
