import type { Finding } from '@caliper/contract/problem.ts';
import { Refused } from '../../../platform/zip/refused.ts';

const most = 200;
const longestExcerpt = 120;

/** What is wrong with a package, and what was left out of it or could be better. */
export interface Notes {
  findings: Finding[];
  warnings: Finding[];
}

export function newNotes(): Notes {
  return { findings: [], warnings: [] };
}

/** Goes on after a bad file, so that the next one is reported too. A problem with the archive itself ends reading. */
export function noteRefusal(error: unknown, notes: Notes): null {
  if (!(error instanceof Refused) || error.findings.some(({ file }) => file === '')) throw error;
  for (const finding of error.findings) find(notes, finding);
  return null;
}

/** The package is refused. Stops reading when there are more findings than anyone would read. */
export function find(notes: Notes, finding: Finding): void {
  notes.findings.push(brief(finding));
  if (notes.findings.length > most) throw new Refused(notes.findings);
}

/** The package is accepted, and this is listed. */
export function warn(notes: Notes, finding: Finding): void {
  if (notes.warnings.length <= most) notes.warnings.push(brief(finding));
}

/** A list short enough to work through. */
export function listed(findings: Finding[]): Finding[] {
  if (findings.length <= most) return findings;
  return [
    ...findings.slice(0, most),
    { file: '', message: 'There is more.', remedy: 'Work through these first.' },
  ];
}

function brief({ excerpt, ...finding }: Finding): Finding {
  const text = excerpt
    ?.slice(0, 4 * longestExcerpt)
    .replace(/\s+/g, ' ')
    .trim()
    .toWellFormed();
  if (!text) return finding;
  return {
    ...finding,
    excerpt: text.length > longestExcerpt ? `${text.slice(0, longestExcerpt - 1)}…` : text,
  };
}
