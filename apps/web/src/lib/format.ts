const daySeconds = 24 * 60 * 60;

/** Epoch seconds as YYYY-MM-DD, always in UTC. */
export function formatDate(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10);
}

/** An expiry is transferred as the first moment that is no longer paid for; people choose and see the day before. */
export function formatExpiry(end: number): string {
  return formatDate(end - 1);
}

/** The inverse: the stored end of a chosen day. */
export function expiryOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / 1000 + daySeconds;
}

/** Whole days from now to a moment, rounded up. The past is always negative: -1 for the first day, and so on. */
export function daysUntil(seconds: number, now: number = Date.now() / 1000): number {
  const days = Math.ceil((seconds - now) / daySeconds);
  return seconds < now ? Math.min(days, -1) : days;
}

/** Epoch seconds as a local date and time, for messages about the present. */
export function formatMoment(seconds: number): string {
  return new Date(seconds * 1000).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });
}

/** Licences and roles are shown by their own names, capitalised. */
export function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
