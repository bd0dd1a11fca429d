import type { SeedSize } from '../seed.ts';
import type { DemoItem } from './items.ts';
import { demoItems } from './items.ts';
import { type DemoReport, demoReports } from './plan.ts';

/** A person's favourites; not all of them are subscribed. */
export interface DemoFavorites {
  email: string;
  reports: DemoReport[];
  items: DemoItem[];
}

/** Every `step`th entry of the catalogue, starting at `from`. */
const tastes: readonly { email: string; from: number; step: number; count: number; items: number }[] = [
  { email: 'lead@meridian.example', from: 0, step: 2, count: 6, items: 4 },
  { email: 'reader@meridian.example', from: 0, step: 3, count: 4, items: 3 },
  { email: 'reader2@meridian.example', from: 1, step: 5, count: 3, items: 1 },
  { email: 'reader@solo.example', from: 6, step: 1, count: 1, items: 1 },
  { email: 'lead@harbor.example', from: 2, step: 4, count: 3, items: 2 },
  { email: 'reader@harbor.example', from: 8, step: 2, count: 2, items: 2 },
  { email: 'reader@soon.example', from: 3, step: 4, count: 2, items: 0 },
  { email: 'support@caliper.example', from: 4, step: 3, count: 2, items: 1 },
];

export function demoFavorites(size: SeedSize): DemoFavorites[] {
  const reports = demoReports(size);
  const items = demoItems(size);
  return tastes.map(({ email, from, step, count, items: itemCount }) => ({
    email,
    reports: every(reports, from, step).slice(0, count),
    items: every(items, from % 2, Math.max(1, Math.floor(items.length / 4))).slice(0, itemCount),
  }));
}

function every<T>(list: readonly T[], from: number, step: number): T[] {
  return list.filter((_, index) => index >= from && (index - from) % step === 0);
}
