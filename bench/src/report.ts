export interface Row {
  what: string;
  figure: string;
  budget: string;
  isWithin: boolean;
}

export function print(rows: Row[]): void {
  const width = (pick: (row: Row) => string) => Math.max(...rows.map((row) => pick(row).length));
  const columns = [width((row) => row.what), width((row) => row.figure), width((row) => row.budget)];
  for (const { what, figure, budget, isWithin } of rows) {
    const cells = [what, figure, budget].map((cell, index) => cell.padEnd(columns[index] ?? 0));
    console.log(`${isWithin ? '✓' : '✗'} ${cells.join('  ')}`);
  }
}

export function atMost(what: string, figure: number, budget: number, unit: string): Row {
  const shown = (value: number) => `${Number(value.toFixed(3))} ${unit}`.trim();
  return { what, figure: shown(figure), budget: `at most ${shown(budget)}`, isWithin: figure <= budget };
}

/** Of many that others disturbed: a quarter of them was quicker. */
export const quickest = (values: number[]): number => percentile(values, 0.25);

export function median(values: number[]): number {
  return percentile(values, 0.5);
}

export function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
