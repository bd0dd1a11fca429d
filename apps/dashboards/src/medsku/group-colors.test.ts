// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { drawn as draw } from '../kit/drawn.fixture.ts';
import { spanOf } from '../kit/periods.ts';
import type { Dashboard, Question } from '../lib/dashboard.ts';
import { SalesShares } from './sales-shares.tsx';
import { TrendPanel } from './trend-panel.tsx';
import type { Medsku } from './use-medsku.ts';

type Drawn = { series: { name: string; color: string }[] };
const drawn = vi.hoisted(() => ({}) as Record<'bars' | 'shares', Drawn>);

/** Ten manufacturers; in Kenya the smallest of them sells most. */
vi.mock('../kit/use-figures.ts', () => ({
  useFigures: (_: Dashboard, { filters }: Question) => {
    const names = Array.from({ length: 10 }, (_unused, place) => `Maker ${place}`);
    const sold = (place: number) => (filters.country ? place + 1 : 100 - place);
    const all = names.map((name, place) => ({ key: [name], values: [sold(place)] }));
    const rows = all.filter(({ key: [name = ''] }) => filters.manufacturer?.includes(name) ?? true);
    return { data: { rows, unit: 'USD' } };
  },
}));
vi.mock('../kit/panel.tsx', () => ({ Panel: ({ children }: { children: unknown }) => children }));
vi.mock('@caliper/ui/charts/time-bars.tsx', () => ({
  TimeBars: (props: Drawn) => {
    drawn.bars = props;
    return null;
  },
}));
vi.mock('@caliper/ui/charts/share-bars.tsx', () => ({
  ShareBars: (props: Drawn) => {
    drawn.shares = props;
    return null;
  },
}));

function colorsFor(chosen: Question['filters']) {
  const medsku = {
    dashboard: { periods: ['2025'] },
    by: 'manufacturer',
    measure: 'sales',
    choices: { chosen },
    span: spanOf({ periods: ['2025'], forecastFrom: null }, null, null),
  } as unknown as Medsku;
  for (const part of [TrendPanel, SalesShares]) draw(part, { medsku });
  const colors = ({ series }: Drawn) => new Map(series.map(({ name, color }) => [name, color]));
  return { bars: colors(drawn.bars), shares: colors(drawn.shares) };
}

test('MEND-25 a company has the same colour in every chart of the page, whatever is filtered', () => {
  const plain = colorsFor({});
  const places: Question['filters'][] = [
    {},
    { country: ['Kenya'] },
    { manufacturer: ['Maker 9', 'Maker 1'] },
    { country: ['Kenya'], manufacturer: ['Maker 1', 'Maker 9'] },
  ];
  for (const chosen of places) {
    const { bars, shares } = colorsFor(chosen);
    const both = [...bars.keys()].filter((name) => shares.has(name));
    for (const name of both) expect([name, bars.get(name)]).toEqual([name, shares.get(name)]);
    expect(new Set(bars.values()).size).toBe(bars.size);
    if (bars.has('Maker 1')) expect(bars.get('Maker 1')).toBe(plain.bars.get('Maker 1'));
  }
});
