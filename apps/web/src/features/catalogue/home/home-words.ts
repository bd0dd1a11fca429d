import { capitalised } from '../../../lib/format.ts';
import type { Begun, Followed, News, Shared } from './home.queries.ts';

const daySeconds = 86_400;

/** The day as a reader says it: "today", "yesterday", "Friday", "4 Nov". */
export function dayWords(at: number, now: Date): string {
  const day = new Date(at * 1000);
  const days = Math.round((startOf(now) - startOf(day)) / daySeconds / 1000);
  if (days <= 0) return 'today';
  if (days === 1) return 'yesterday';
  if (days < 7) return day.toLocaleDateString('en-GB', { weekday: 'long' });
  const isThisYear = day.getFullYear() === now.getFullYear();
  return day.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    ...(!isThisYear && { year: 'numeric' }),
  });
}

function startOf(day: Date): number {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate()).getTime();
}

const nouns = { report: 'chapter', 'custom-report': 'bookmark' } as const;

/** "Chapter 5 of 13", or after the name of a section. */
export function whereWords({ kind, section, here, entries }: Begun): string {
  const where = `${nouns[kind]} ${here} of ${entries}`;
  return section === null ? capitalised(where) : where;
}

/** What the segments say, for people who do not see them. */
export function progressWords({ kind, here, entries, read }: Begun): string {
  return `${read.length} of ${entries} ${nouns[kind]}s read, now in ${here}`;
}

/** Whose copy of the text it is: "2026 · Europe · read yesterday". */
export function begunFacts({ kind, region, at }: Begun, now: Date): string[] {
  return [kind === 'report' ? (region ?? '') : 'Custom report', `read ${dayWords(at, now)}`].filter(Boolean);
}

export function tagWords({ tag, corrected, opens }: News): string {
  if (tag === 'corrected') return corrected === 1 ? 'Corrected table' : 'Corrected tables';
  if (tag === 'updated') return opens === 'dashboard' ? 'Updated figures' : 'Updated';
  return tag === 'new' ? 'New' : 'New edition';
}

export const tagTone = {
  new: 'accent',
  'new edition': 'accent',
  corrected: 'warn',
  updated: 'plain',
} as const;

/** What is new, in a line; empty if there is nothing to add. */
export function newsWords({ tag, note, tables, corrected, chapters, opens }: News): string {
  if (note !== '') return note;
  if (tag === 'corrected') {
    const more = corrected - tables.length;
    return tables.join('; ') + (more > 0 ? ` and ${more} more` : '');
  }
  if (tag === 'updated') return opens === 'dashboard' ? 'The dashboard has new figures' : 'A new version';
  if (chapters === 0) return '';
  return chapters === 1 ? '1 chapter' : `${chapters} chapters`;
}

export const leadWords = {
  report: 'Open report',
  changes: 'What changed',
  correction: 'See the correction',
  dashboard: 'Open dashboard',
} as const;

export function sharedWords({ bookmarks, reports, by }: Shared): string {
  const from = reports === 1 ? '1 report' : `${reports} reports`;
  return `${bookmarks === 1 ? '1 bookmark' : `${bookmarks} bookmarks`} from ${from} · ${by}`;
}

export function placesWords({ places }: Pick<Followed, 'places'>): string {
  if (places === 0) return 'nothing new';
  return places === 1 ? '1 new place' : `${places} new places`;
}

export function countWords({ total, subscribed }: { total: number; subscribed: number }): string {
  const all = total === 1 ? '1 report' : `${total.toLocaleString('en-US')} reports`;
  return `${all}, ${subscribed.toLocaleString('en-US')} of them in your subscriptions`;
}
