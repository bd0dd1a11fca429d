import type { MarketFigures } from '../model/figures.ts';
import type { Random } from '../random.ts';
import type { Study } from '../study.ts';
import { capital, lower } from '../writing/format.ts';
import { said } from './tables.ts';

/** Puts this report's own places, firms, buyers and products into a sentence of the field. */
export function filled(text: string, study: Study, random: Random, about?: MarketFigures): string {
  const { field, figures, where } = study;
  const chosen = about ?? random.pick(figures.markets);
  const words: Record<string, () => string> = {
    market: () => lower(chosen.market.name),
    place: () => said(random.pick(figures.places)),
    region: () => where,
    firm: () => random.pick(study.shares(chosen).slice(0, 5)).name,
    setting: () => lower(random.pick(field.settings)),
    buyer: () => random.pick(field.buyers),
    clinicians: () => field.clinicians,
  };
  return capital(text.replaceAll(/\{(\w+)\}/g, (slot, name: string) => words[name]?.() ?? slot));
}

export function pace(growth: number): string {
  if (growth >= 9) return 'fast';
  if (growth >= 6) return 'brisk';
  if (growth >= 3.5) return 'steady';
  return growth >= 1 ? 'slow' : 'flat';
}

export function moved(change: number): string {
  if (Math.abs(change) < 0.05) return 'did not change';
  return change > 0 ? `rose by ${change.toFixed(1)}%` : `fell by ${Math.abs(change).toFixed(1)}%`;
}
