/** How a chart is drawn. `share` is stacked to the whole. */
export type DrawnShape = 'lines' | 'bars' | 'stacked' | 'share' | 'ranking';

/** A chart as numbers; page and files draw it, each with its own means. */
export interface Chart {
  shape: DrawnShape;
  /** What the axis counts, such as years; what is ranked, in a ranking. */
  categories: readonly string[];
  /** In the order of their colours. */
  series: readonly ChartSeries[];
  /** Empty for none. */
  unit: string;
  /** The first category that is a forecast, counted from 0; null if all is measured. */
  forecastFrom: number | null;
  /** As spreadsheets write it: '#,##0.0', '0.0%'. */
  format: string;
}

export interface ChartSeries {
  name: string;
  /** One for each category. Of percentages they are fractions. */
  values: readonly (number | null)[];
  /** For what is left over, which is grey. */
  isOther?: boolean;
  /** Stands behind the name at the end of a line: '3.7%'. */
  remark?: string;
}

/** A number as its format has it: '#,##0.0' groups thousands, '0.0%' shows a fraction in percent. */
export function inFormat(value: number, format: string): string {
  const isPercent = format.endsWith('%');
  const decimals = /\.(0+)/.exec(format)?.[1]?.length ?? 0;
  const written = Math.abs(isPercent ? value * 100 : value).toLocaleString('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: format.startsWith('#,'),
  });
  const sign = value < 0 && /[1-9]/.test(written) ? '\u2212' : '';
  return `${sign}${written}${isPercent ? '%' : ''}`;
}
