import type { Finding } from '@caliper/contract/problem.ts';

const most = 200;

/** What is wrong with a package, and what could be better. */
export interface Notes {
  findings: Finding[];
  warnings: string[];
  /** Findings that were not written down, because nobody would read them. */
  untold: number;
}

export function newNotes(): Notes {
  return { findings: [], warnings: [], untold: 0 };
}

/** The end of reading: what is wrong makes it pointless or unsafe to go on. */
export class Refused extends Error {
  readonly findings: Finding[];
  constructor(findings: Finding[]) {
    super(findings[0]?.message ?? 'Refused');
    this.findings = findings;
  }
}

export function refuse(message: string, file = ''): Refused {
  return new Refused([{ file, message }]);
}

/** Goes on after a bad file, so that it does not hide the next one. What is wrong with the archive itself ends it. */
export function noteRefusal(error: unknown, notes: Notes): null {
  if (!(error instanceof Refused) || error.findings.some(({ file }) => file === '')) throw error;
  notes.findings.push(...error.findings);
  return null;
}

export function find(notes: Notes, file: string, message: string, line?: number): void {
  if (notes.findings.length >= most) notes.untold += 1;
  else notes.findings.push({ file, ...(line !== undefined && { line }), message });
}

export function warn(notes: Notes, message: string): void {
  if (notes.warnings.length < most) notes.warnings.push(message);
}

/** A list that a person can work through. */
export function listed(findings: Finding[], untold: number): Finding[] {
  const rest = findings.length - most + untold;
  if (rest <= 0) return findings;
  return [
    ...findings.slice(0, most),
    { file: '', message: `There are ${rest} more problems. Correct these first.` },
  ];
}
