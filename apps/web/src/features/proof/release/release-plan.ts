import { draftsProblems } from '@caliper/contract/drafts/drafts.messages.ts';
import { draftLimits } from '@caliper/contract/drafts/drafts.values.ts';
import type { Draft } from '../../reports/index.ts';
import { counted, isOpen, numberedFindings } from '../findings.ts';

export interface ReleaseForm {
  note: string;
  when: 'now' | 'at';
  /** As the fields for day and time write them, in the zone of the person. */
  day: string;
  time: string;
  /** The revision whose findings were looked at: another one may have others. */
  seen: number;
}

export function releaseForm({ note }: Pick<Draft, 'note'>): ReleaseForm {
  return { note, when: 'now', day: '', time: '09:00', seen: 0 };
}

/** Epoch seconds of the chosen day and time; null until both are chosen. */
export function chosenMoment({ day, time }: Pick<ReleaseForm, 'day' | 'time'>): number | null {
  const moment = Date.parse(`${day}T${time}`);
  return day === '' || time === '' || Number.isNaN(moment) ? null : Math.floor(moment / 1000);
}

/** Why the draft cannot be released with these choices; null if it can. The server decides by its own clock. */
export function whyNot(draft: Draft, form: ReleaseForm, now: number): string | null {
  if (draft.outdated) return draftsProblems['draft-outdated'].detail;
  const [first, ...others] = numberedFindings(draft.findings).filter(
    (finding) => finding.weight === 'settle' && isOpen(finding),
  );
  if (first && others.length === 0) return `1 finding is to be settled first: ${first.message}`;
  if (first) return `${counted(others.length + 1, 'finding')} are to be settled first.`;
  if (form.when === 'at') {
    const problem = timeProblem(chosenMoment(form), now);
    if (problem) return problem;
  }
  return draft.open.look > 0 && form.seen !== draft.revision ? draftsProblems['draft-unseen'].detail : null;
}

function timeProblem(moment: number | null, now: number): string | null {
  if (moment === null) return 'Choose the day and the time of the release.';
  const isPossible = moment > now && moment <= now + draftLimits.daysAhead * 24 * 60 * 60;
  return isPossible ? null : draftsProblems['release-past'].detail;
}

/** '24 Nov 2026, 09:00', in the zone of the person. */
export function momentWords(seconds: number, zone?: string): string {
  return new Date(seconds * 1000).toLocaleString('en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    ...(zone && { timeZone: zone }),
  });
}

export function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** A moment in the zone of the person and, where that is another, in the one that the server's clock shows. */
export function zonedWords(seconds: number): string {
  const zone = ownZone();
  const own = `${momentWords(seconds)} (${zone})`;
  return zone === 'UTC' ? own : `${own}, ${momentWords(seconds, 'UTC')} UTC`;
}

/** '3 companies with 21 people see it at once.' */
export function readerWords({ companies, people }: Draft['readers']): string {
  if (companies === 0) return 'No company can read it yet.';
  const who = `${counted(companies, 'company', 'companies')} with ${counted(people, 'person', 'people')}`;
  return `${who} will see it.`;
}
