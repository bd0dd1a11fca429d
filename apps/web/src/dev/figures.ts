import { type DataColor, seriesColors } from '@caliper/ui/charts/data-color.ts';
import type { TimeSeries } from '@caliper/ui/charts/time.ts';
import type { MapShape, MapValue } from '@caliper/ui/charts/world-map.tsx';

export const periods = ['2022', '2023', '2024', '2025', '2026', '2027'];
export const format = (value: number) => value.toLocaleString('en');

const others: DataColor = 'chart-other';

export const series: TimeSeries[] = [
  'Meridian',
  'Zenith Biomedical',
  'Orthos',
  'Others of this market with a long name',
].map((name, index) => ({
  name,
  color: seriesColors[index] ?? others,
  values: periods.map((_, year) =>
    index === 2 && year === 1 ? null : 120 - index * 20 + year * (8 - index * 3),
  ),
}));

export const parts = series.map(({ name, color }, index) => ({ name, color, value: 100 - index * 22 }));
export const steps = [0, 50, 100, 150, 200];

export const mapSize = [400, 200] as const;
export const shapes: MapShape[] = ['West', 'Middle', 'East', 'Unknown'].map((name, index) => {
  const x = index * 100;
  return {
    name,
    outline: `M${x + 4} 20h92v150h-92Z`,
    center: [x + 50, 95],
    box: [x + 4, 20, x + 96, 170],
  };
});
export const values: MapValue[] = ['West', 'Middle', 'East'].map((name, index) => ({
  name,
  value: 40 + index * 70,
  lines: [`${40 + index * 70} million`, '+4.1%'],
}));
