import { niceSteps } from '@caliper/ui/charts/steps.ts';

/** The fewest decimals in which the steps differ. `factor` is a thousand where they are written in thousands. */
export function stepDecimals(values: readonly number[], factor = 1): number {
  const steps = niceSteps(values).map((step) => step / factor);
  const isExact = (digits: number) => steps.every((step) => Number(step.toFixed(digits)) === step);
  return [0, 1, 2].find(isExact) ?? 3;
}
