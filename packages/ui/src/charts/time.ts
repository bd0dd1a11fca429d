import type { DataColor } from './data-color.ts';
import type { Look } from './look.ts';

/** A row of figures over the periods of a chart. */
export interface TimeSeries {
  name: string;
  color: DataColor;
  values: readonly (number | null)[];
  /** Behind the name at the end of a line. */
  remark?: string | undefined;
  /** The first period that is a forecast in this one, where each has its own; null if none is. */
  forecastFrom?: string | null | undefined;
}

export interface TimeChartProps {
  /** What it shows, for those who do not see it. */
  label: string;
  periods: readonly string[];
  /** The first period that is a forecast. */
  forecastFrom: string | null;
  series: readonly TimeSeries[];
  format: (value: number) => string;
  /** For the axis, where there is less room. */
  formatAxis?: (value: number) => string;
  height?: number;
  onPick?: ((name: string) => void) | undefined;
  /** The highest value of the axis, where several charts share one. */
  max?: number | undefined;
  /** The lowest value of such an axis; zero if left out. */
  min?: number | undefined;
  /** Bars stand side by side instead of on each other. */
  areGrouped?: boolean;
  /** Lines go on over periods without a figure. */
  bridgesGaps?: boolean;
}

/** What such a chart is drawn from. */
export interface TimeData
  extends Pick<
    TimeChartProps,
    'periods' | 'forecastFrom' | 'series' | 'format' | 'min' | 'max' | 'areGrouped' | 'bridgesGaps'
  > {
  formatAxis: (value: number) => string;
  /** Words in the drawing itself: sums over bars, names at the ends of lines. */
  withWords: boolean;
  isPickable: boolean;
}

/** Where the forecast begins; the number of periods if there is none. */
export function forecastIndex(periods: readonly string[], forecastFrom: string | null): number {
  if (forecastFrom === null) return periods.length;
  const index = periods.findIndex((period) => period >= forecastFrom);
  return index === -1 ? periods.length : index;
}

/** The same for one of the series. */
export function ownForecastIndex({ periods, forecastFrom }: Spanned, series: TimeSeries): number {
  return forecastIndex(periods, series.forecastFrom === undefined ? forecastFrom : series.forecastFrom);
}

type Spanned = Pick<TimeData, 'periods' | 'forecastFrom'>;

/** Set the same way on every chart. */
export function axisText(look: Look) {
  return { color: look.text2, fontFamily: look.font, fontSize: 13 };
}

/** Words in ink, such as the value over a bar. */
export function inkText(look: Look) {
  return { color: look.text, fontFamily: look.font, fontSize: 13, fontWeight: 600 };
}

/** How a mark answers to the pointer: it is pressed, perhaps, and never changes its looks. */
export function pressed(isPickable: boolean) {
  return { cursor: isPickable ? 'pointer' : 'default', emphasis: { disabled: true } };
}

const digitWidth = 7.2;

/** The room that the longest of some texts takes. */
export function textWidth(texts: readonly string[]): number {
  return Math.ceil(Math.max(0, ...texts.map((text) => text.length)) * digitWidth);
}

/** Every how many periods one is named, so that the names keep apart. */
export function labelEvery(periods: readonly string[], plotWidth: number): number {
  const room = plotWidth / Math.max(1, periods.length);
  return Math.max(1, Math.ceil((textWidth(periods) + 10) / room));
}
