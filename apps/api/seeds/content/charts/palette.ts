/** The product's light data colours, so that charts in reports and on screens match. */
export const palette = {
  series: ['#0b7a78', '#1d4a9b', '#b8861f', '#992802', '#1b8dd1', '#580172', '#75783d', '#ce57aa'],
  other: '#8a93a0',
  ramp: ['#11203a', '#2d4569', '#54708f', '#829bb3', '#b1c1cf', '#dcdad3'],
  sequence: ['#cfe6e3', '#a3d0cc', '#66b2ad', '#2a8d88', '#085a58'],
  grid: '#e4e0d6',
  axis: '#7d8999',
  band: '#f3f1ea',
  ink: '#11203a',
  quiet: '#5b6879',
  paper: '#ffffff',
} as const;

export function seriesColour(index: number): string {
  return palette.series[index] ?? palette.other;
}
