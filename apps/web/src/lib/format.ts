const daySeconds = 24 * 60 * 60;

/** Epoch seconds as YYYY-MM-DD, in UTC whatever the reader's clock says. */
export function formatDate(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10);
}

/** An expiry travels as the first moment that is no longer paid for; people chose, and are shown, the day before. */
export function formatExpiry(end: number): string {
  return formatDate(end - 1);
}

/** The way back: the stored end of a day that was chosen. */
export function expiryOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / 1000 + daySeconds;
}

/** Whole days from now to a moment, rounded up. Past is always negative: minus one for the first day, and so on. */
export function daysUntil(seconds: number, now: number = Date.now() / 1000): number {
  const days = Math.ceil((seconds - now) / daySeconds);
  return seconds < now ? Math.min(days, -1) : days;
}

/** Epoch seconds as the reader's own date and time, for messages of the moment. */
export function formatMoment(seconds: number): string {
  return new Date(seconds * 1000).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });
}

/** Licences and roles are called what they are, with a capital on screen. */
export function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
