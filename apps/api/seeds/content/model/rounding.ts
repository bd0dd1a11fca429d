export function round(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  return Math.round(value * factor) / factor;
}

/** Rounds the sum, because adding rounded numbers brings back binary fractions. */
export function sum(values: readonly number[], decimals: number): number {
  return round(
    values.reduce((total, one) => total + one, 0),
    decimals,
  );
}

/** Divides a rounded total so that the rounded parts add up to it: the largest part takes the remainder. */
export function divide(total: number, weights: readonly number[], decimals: number): number[] {
  const whole = weights.reduce((all, one) => all + one, 0);
  const parts = weights.map((weight) => round((total * weight) / whole, decimals));
  const largest = parts.indexOf(Math.max(...parts));
  const rest = sum([total, ...parts.map((part) => -part)], decimals);
  return parts.map((part, index) => (index === largest ? round(part + rest, decimals) : part));
}

/** Percent a year between two values. */
export function growthBetween(from: number, to: number, years: number): number {
  return from > 0 && years > 0 ? ((to / from) ** (1 / years) - 1) * 100 : 0;
}
