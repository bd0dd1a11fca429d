import type { Finding } from '@caliper/contract/problem.ts';
import { Refused } from '../../../platform/zip/refused.ts';

const most = 200;

/** What is wrong with a package, and what could be better. */
export interface Notes {
  findings: Finding[];
  warnings: string[];
}

export function newNotes(): Notes {
  return { findings: [], warnings: [] };
}

/** Goes on after a bad file, so that the next one is reported too. A problem with the archive itself ends reading. */
export function noteRefusal(error: unknown, notes: Notes): null {
  if (!(error instanceof Refused) || error.findings.some(({ file }) => file === '')) throw error;
  for (const { file, message, line } of error.findings) find(notes, file, message, line);
  return null;
}

/** Stops reading when there are more findings than anyone would read. */
export function find(notes: Notes, file: string, message: string, line?: number): void {
  notes.findings.push({ file, ...(line !== undefined && { line }), message });
  if (notes.findings.length > most) throw new Refused(notes.findings);
}

export function warn(notes: Notes, message: string): void {
  if (notes.warnings.length < most) notes.warnings.push(message);
}

/** A list short enough to work through. */
export function listed(findings: Finding[]): Finding[] {
  if (findings.length <= most) return findings;
  return [...findings.slice(0, most), { file: '', message: 'There are more problems. Correct these first.' }];
}
