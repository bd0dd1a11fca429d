const digits = 12;

/**
 * Sums of fractions end in noise; nobody measures a market to twelve places. Like `toPrecision`, without the way through
 * a text: a table has tens of thousands of figures.
 */
export function withoutNoise(value: number): number {
  if (Number.isInteger(value)) return value;
  const size = Math.floor(Math.log10(Math.abs(value)));
  const scale = 10 ** (digits - 1 - size);
  return Number.isFinite(scale) ? Math.round(value * scale) / scale : value;
}
