const digits = 12;

/**
 * Sums of fractions end in noise, and no market is measured to twelve digits. Like `toPrecision`, but without
 * converting to text: a table has tens of thousands of figures.
 */
export function withoutNoise(value: number): number {
  if (Number.isInteger(value)) return value;
  const size = Math.floor(Math.log10(Math.abs(value)));
  const scale = 10 ** (digits - 1 - size);
  return Number.isFinite(scale) ? Math.round(value * scale) / scale : value;
}
