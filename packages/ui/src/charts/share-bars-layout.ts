import type { DataColor } from './data-color.ts';
import { spread } from './spread.ts';
import { labelEvery, type TimeSeries } from './time.ts';

interface Input {
  width: number;
  height: number;
  periods: readonly string[];
  series: readonly TimeSeries[];
}

export interface Bar {
  name: string;
  color: DataColor;
  index: number;
  /** Of a hundred. */
  share: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

const letterWidth = 6.7;
const foot = 28;
const head = 20;
/** Each name is a target for the pointer. */
const lineHeight = 24;
const gap = 12;

/** Where everything of such a chart stands. */
export function shareBars({ width, height, periods, series }: Input) {
  const longest = Math.max(0, ...series.map(({ name }) => name.length)) + 6;
  const names = Math.min(longest * letterWidth, Math.max(width * 0.46, 120));
  const plotWidth = Math.max(0, width - names - gap);
  const plotHeight = height - foot;
  const step = plotWidth / Math.max(1, periods.length);
  const bars = periods.flatMap((_, index) => column({ index, step, plotHeight, series }));
  const every = labelEvery(periods, plotWidth);
  return {
    plotWidth,
    plotHeight,
    bars,
    bandAt: (index: number) => index * step,
    ticks: periods.flatMap((period, index) =>
      (periods.length - 1 - index) % every === 0 ? [{ period, x: (index + 0.5) * step }] : [],
    ),
    // The last period may have no bars.
    names: namesBeside(bars, bars.at(-1)?.index ?? 0, { x: plotWidth + gap, plotHeight, room: names }),
  };
}

interface Column {
  index: number;
  step: number;
  plotHeight: number;
  series: readonly TimeSeries[];
}

function column({ index, step, plotHeight, series }: Column): Bar[] {
  const values = series.map(({ values: all }) => Math.max(0, all[index] ?? 0));
  const whole = values.reduce((sum, value) => sum + value, 0);
  if (whole === 0) return [];
  const space = Math.min(step * 0.14, 8);
  let bottom = plotHeight;
  return series.map(({ name, color }, at) => {
    const share = (values[at] ?? 0) / whole;
    const height = share * (plotHeight - head);
    bottom -= height;
    const width = Math.max(0, step - space);
    return { name, color, index, share: share * 100, x: index * step + space / 2, y: bottom, width, height };
  });
}

interface Beside {
  x: number;
  plotHeight: number;
  room: number;
}

/** Names take a second line where there is no room for them in one. */
function namesBeside(bars: readonly Bar[], index: number, { x, plotHeight, room }: Beside) {
  const last = bars.filter((bar) => bar.index === index);
  const letters = Math.max(6, Math.floor(room / letterWidth) - 6);
  const lines = last.map(({ name }) => inTwoLines(name, letters));
  const height = lines.some((one) => one.length > 1) ? lineHeight * 1.5 : lineHeight;
  const wanted = last.map((bar) => bar.y + bar.height / 2);
  const places = spread(wanted, height, height / 2, plotHeight - height / 2);
  return last.map(({ name, share }, at) => ({
    name,
    share,
    x,
    y: places[at] ?? 0,
    lines: lines[at] ?? [name],
  }));
}

/** The second line has the room of the share above it too. */
function inTwoLines(name: string, letters: number): string[] {
  if (name.length <= letters) return [name];
  const end = name.lastIndexOf(' ', letters);
  const first = end > 0 ? name.slice(0, end) : name.slice(0, letters);
  const second = name.slice(first.length).trim();
  const most = letters + 6;
  return [first, second.length > most ? `${second.slice(0, most - 1).trimEnd()}…` : second];
}
