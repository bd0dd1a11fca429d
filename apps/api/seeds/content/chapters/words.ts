import type { MarketFigures } from '../model/figures.ts';
import { growthOf } from '../model/series.ts';
import type { Random } from '../random.ts';
import type { Study } from '../study.ts';
import { capital, lower, percent } from '../writing/format.ts';
import { said } from './tables.ts';

/** Puts this report's own places, firms, buyers and products into a sentence of the field. */
export function filled(text: string, study: Study, random: Random, about?: MarketFigures): string {
  const { field, figures, where } = study;
  const chosen = about ?? random.pick(figures.markets);
  const words: Record<string, () => string> = {
    market: () => goods(chosen),
    place: () => said(random.pick(figures.places)),
    region: () => where,
    firm: () => random.pick(study.shares(chosen).slice(0, 5)).name,
    setting: () => lower(random.pick(field.settings)),
    outside: () => lower(random.pick(field.settings.slice(-2))),
    buyer: () => random.pick(field.buyers),
    clinicians: () => field.clinicians,
  };
  const placed = text.replaceAll('in {region}', study.inWhere);
  return capital(placed.replaceAll(/\{(\w+)\}/g, (slot, name: string) => words[name]?.() ?? slot));
}

/** A market as things that are bought, always in the plural: 'knee braces', 'sleep therapy products', 'robot service contracts'. */
export function goods({ market }: MarketFigures): string {
  const name = lower(market.name);
  if (/[^s]s$/.test(name)) return name;
  return /work|generation|service|rental$/.test(name) ? `${name} contracts` : `${name} products`;
}

/** 'cemented versions', but 'anterior plates'. */
export function versions(type: string): string {
  const name = lower(type);
  return name.endsWith('s') ? name : `${name} versions`;
}

/** A figure of this report in a sentence, for paragraphs that would otherwise say what any report could. */
export function fact({ figures, money, count, paid }: Study, random: Random, about?: MarketFigures): string {
  const { measured, end } = figures;
  const of = about ?? random.pick(figures.markets);
  const place = random.pick(of.places);
  const { series } = place;
  return random.pick([
    () => `In ${said(place)}, ${goods(of)} came to ${money(series)} in ${measured}.`,
    () =>
      `${capital(goods(of))} in ${said(place)} have moved by ${percent(growthOf(series, measured - 3, measured))} a year since ${measured - 3}.`,
    () => `By ${end} we expect ${money(series, end)} of ${goods(of)} in ${said(place)}.`,
    () => `${capital(said(place))} alone took ${count(series)} ${of.market.unit} in ${measured}.`,
    () =>
      `For ${goods(of)}, ${said(place)} pays ${paid(series)} a unit, against ${paid(of.total)} on average.`,
  ])();
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
