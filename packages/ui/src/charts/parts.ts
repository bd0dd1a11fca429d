import { faded } from './color-math.ts';
import type { DataColor } from './data-color.ts';
import type { Look } from './look.ts';

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

const fadedShare = 0.35;

export function partColor(look: Look, { color, isFaded }: Part): string {
  const full = look.color(color);
  return isFaded ? faded(full, look.surface, fadedShare) : full;
}

export function shareOf(part: Part, parts: readonly Part[]): string {
  const whole = parts.reduce((sum, { value }) => sum + value, 0);
  return whole === 0 ? '–' : `${((part.value / whole) * 100).toFixed(1)}%`;
}
