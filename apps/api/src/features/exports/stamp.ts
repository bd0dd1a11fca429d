import { takenTerms } from '@caliper/contract/take-away/take-away.messages.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Licensed } from './exports.store.ts';

/** For whom a file was made. It stands on every page. */
export interface Stamp {
  person: string;
  company: string;
  /** As it goes on after the name of the company: 'corporate license'. Empty if there is none to name. */
  licence: string;
  /** The day on which it was made, as YYYY-MM-DD. */
  day: string;
  /** What the licence allows, in a sentence; empty for none. */
  terms: string;
}

export function stampOf(viewer: Viewer, { license }: Licensed, now: Date): Stamp {
  const isNamed = !viewer.provider && license !== 'unassigned';
  return {
    person: viewer.name,
    company: viewer.company,
    licence: isNamed ? `${license} license` : '',
    day: now.toISOString().slice(0, 10),
    terms: viewer.provider ? '' : takenTerms,
  };
}

/** What stands on every page. */
export function licenceLine({ person, company, licence, day }: Stamp): string {
  const holder = [company, licence].filter((part) => part !== '').join(', ');
  return `Licensed to ${holder}. Made for ${person} on ${day}.`;
}

/** The same with what the licence allows, for files that have no pages. */
export function stampLines(stamp: Stamp): string[] {
  return [licenceLine(stamp), stamp.terms].filter((line) => line !== '');
}
