/** The colours of data, by their names in tokens-data.css. */
export const seriesColors = [
  'chart-1',
  'chart-2',
  'chart-3',
  'chart-4',
  'chart-5',
  'chart-6',
  'chart-7',
  'chart-8',
] as const;
export const rampColors = ['ramp-1', 'ramp-2', 'ramp-3', 'ramp-4', 'ramp-5', 'ramp-6'] as const;
export const sequenceColors = ['seq-1', 'seq-2', 'seq-3', 'seq-4', 'seq-5'] as const;

export type DataColor =
  | (typeof seriesColors)[number]
  | (typeof rampColors)[number]
  | (typeof sequenceColors)[number]
  | 'chart-other'
  | 'seq-none';

export function cssColor(color: DataColor): string {
  return `var(--cal-${color})`;
}
