import type { UsageKind } from '@caliper/contract/usage/usage.values.ts';
import { type Random, randomOf } from './random.ts';

/** How a person of the demo uses the portal. */
export interface Habit {
  email: string;
  /** Visits on a busy day at most. */
  most: number;
  /** How many days ago they began, and how many ago they were there last. */
  from: number;
  until?: number;
  /** Whether they come more often than at first, as often, or hardly any more. */
  trend: 'up' | 'even' | 'down';
}

export const habits: readonly Habit[] = [
  { email: 'lead@meridian.example', most: 3, from: 372, trend: 'even' },
  { email: 'reader@meridian.example', most: 5, from: 372, trend: 'up' },
  { email: 'reader2@meridian.example', most: 4, from: 210, trend: 'up' },
  { email: 'reader@solo.example', most: 2, from: 300, trend: 'even' },
  { email: 'lead@harbor.example', most: 2, from: 340, trend: 'even' },
  { email: 'reader@harbor.example', most: 3, from: 320, trend: 'up' },
  { email: 'reader@east.harbor.example', most: 1, from: 300, until: 75, trend: 'down' },
  { email: 'reader@west.harbor.example', most: 2, from: 280, trend: 'even' },
  { email: 'reader@lapsed.example', most: 3, from: 372, until: 48, trend: 'down' },
  { email: 'reader@soon.example', most: 3, from: 360, until: 12, trend: 'down' },
  { email: 'reader@empty.example', most: 1, from: 120, trend: 'even' },
];

/** What is asked for again and again although there is nothing about it. */
const unanswered = [
  'exoskeletons',
  'smart inhalers',
  'veterinary implants',
  'cosmetic laser pricing Egypt',
  'hospital beds',
  'contact lenses',
];
const answered = [
  'revision knee',
  'robotics',
  'stent prices',
  'Germany market value',
  'cementless',
  'CAGR 2032',
];

/** What somebody can open, with its number of chapters, and what they cannot. */
export interface Shelf {
  held: readonly { id: number; chapters: number }[];
  others: readonly number[];
}

export interface Act {
  kind: UsageKind;
  item_id?: number;
  detail?: string;
  answers?: number;
  days: number;
  hour: number;
}

/** What a person did on each working day of the past year: the same whenever it is asked for on the same day. */
export function actsOf(habit: Habit, shelf: Shelf, today: Date): Act[] {
  const chance = randomOf('habits', habit.email);
  const acts: Act[] = [];
  for (let days = habit.from; days > (habit.until ?? 0); days -= 1) {
    const weekday = new Date(today.getTime() - days * 86_400_000).getUTCDay();
    const visits = Math.floor(chance.next() * (habit.most + 1) * strengthOf(habit, days));
    if (weekday === 0 || weekday === 6) continue;
    for (let visit = 0; visit < visits; visit += 1) {
      const hour = chance.whole(8, 16);
      acts.push(...visitOf(shelf, chance).map((act) => ({ ...act, days, hour })));
    }
  }
  return acts;
}

function strengthOf({ trend, from, until = 0 }: Habit, days: number): number {
  const gone = (from - days) / (from - until);
  if (trend === 'even') return 0.8;
  return trend === 'up' ? 0.4 + 0.6 * gone : 1 - 0.65 * gone;
}

type Done = Omit<Act, 'days' | 'hour'>;

function visitOf({ held, others }: Shelf, chance: Random): Done[] {
  const isSometimes = (share: number) => chance.next() < share;
  /** What stands first is wanted most. */
  const oneOf = <T>(list: readonly T[]) => list[Math.floor(chance.next() ** 2 * list.length)];
  const done: Done[] = [];
  if (isSometimes(0.3)) done.push({ kind: 'search', detail: oneOf(answered) ?? '', answers: 7 });
  if (isSometimes(0.06)) done.push({ kind: 'search', detail: oneOf(unanswered) ?? '', answers: 0 });
  const [item, other] = [oneOf(held), oneOf(others)];
  if (other !== undefined && isSometimes(held.length === 0 ? 0.6 : 0.08))
    done.push({ kind: 'refused', item_id: other, detail: 'not subscribed' });
  if (!item) return done;
  if (item.chapters === 0 || isSometimes(0.2)) done.push({ kind: 'dashboard', item_id: item.id });
  if (item.chapters === 0) return done;
  done.push({ kind: 'open', item_id: item.id });
  const first = chance.whole(1, item.chapters);
  const last = Math.min(item.chapters, first + chance.whole(0, 3));
  for (let chapter = first; chapter <= last; chapter += 1)
    done.push({ kind: 'read', item_id: item.id, detail: `${chapter}` });
  if (isSometimes(0.15))
    done.push({ kind: 'export', item_id: item.id, detail: oneOf(['xlsx', 'pptx', 'csv']) ?? '' });
  return done;
}
