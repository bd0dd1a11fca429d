import { type FigureSheet, plainSheet } from '../kit/sheet.ts';
import type { Countries } from './use-countries.ts';

/** Countries with their volume, growth and share. */
export function countrySheet({ figures, rows, year, before }: Countries): FigureSheet {
  const whole = rows.reduce((sum, { value }) => sum + (value ?? 0), 0);
  return plainSheet({
    unit: figures.data?.unit ?? null,
    columns: [
      { head: 'Country' },
      { head: year, decimals: 0 },
      ...(before ? [{ head: 'Growth', sub: `% on ${before}`, decimals: 1, isPercent: true }] : []),
      { head: 'Share', sub: '%', decimals: 1, isPercent: true },
    ],
    rows: rows.map(({ row, value, growth }) => [
      row.name,
      value,
      ...(before ? [growth] : []),
      value === null || whole === 0 ? null : (value / whole) * 100,
    ]),
  });
}
