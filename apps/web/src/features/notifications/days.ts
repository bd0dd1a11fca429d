import type { Notification } from './notifications.queries.ts';

/** Days of the reader's own calendar. */
function dayOf(seconds: number): string {
  return new Date(seconds * 1000).toDateString();
}

function nameOf(seconds: number, now: Date): string {
  const day = dayOf(seconds);
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (day === now.toDateString()) return 'Today';
  if (day === yesterday.toDateString()) return 'Yesterday';
  return new Date(seconds * 1000).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
}

export interface Day {
  name: string;
  items: Notification[];
}

/** In the order of the list, each day once. */
export function byDay(items: readonly Notification[], now: Date): Day[] {
  const days = Map.groupBy(items, ({ at }) => dayOf(at));
  return [...days.values()].map((list) => ({ name: nameOf(list[0]?.at ?? 0, now), items: list }));
}

export function timeOf(seconds: number): string {
  return new Date(seconds * 1000).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
}

/** How long ago, as short as a panel needs it: '5 min', '3 h', 'yesterday', '12 Nov'. */
export function ageOf(seconds: number, now: Date): string {
  const minutes = Math.floor((now.getTime() / 1000 - seconds) / 60);
  const name = nameOf(seconds, now);
  if (minutes < 1) return 'now';
  if (minutes < 60) return `${minutes} min`;
  if (name === 'Today' || minutes < 6 * 60) return `${Math.floor(minutes / 60)} h`;
  if (name === 'Yesterday') return 'yesterday';
  return new Date(seconds * 1000).toLocaleDateString('en-GB', { day: 'numeric', month: 'short' });
}
