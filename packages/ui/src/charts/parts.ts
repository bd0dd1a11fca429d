import type { DataColor } from './data-color.ts';

/** A part of a whole at one moment. */
export interface Part {
  name: string;
  color: DataColor;
  value: number;
  /** Beside what is chosen. */
  isFaded?: boolean;
}

export interface PartsChartProps {
  label: string;
  parts: readonly Part[];
  format: (value: number) => string;
  height?: number;
  onPick?: ((name: string) => void) | undefined;
}

export function shareOf(part: Part, parts: readonly Part[]): string {
  const whole = parts.reduce((sum, { value }) => sum + value, 0);
  return whole === 0 ? '–' : `${((part.value / whole) * 100).toFixed(1)}%`;
}
