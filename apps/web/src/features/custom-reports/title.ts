import { customReportsProblems as problems } from '@caliper/contract/custom-reports/custom-reports.messages.ts';
import { customReports as limits } from '@caliper/contract/limits.ts';

/** A title's error while it is typed. Characters are counted as people see them. */
export function lengthProblem(title: string): string | null {
  return [...title.trim()].length > limits.title ? problems['custom-report-title'].detail : null;
}

/** The problem of a title when it is to be saved. */
export function titleProblem(title: string): string | null {
  return title.trim() === '' ? 'Please enter a title.' : lengthProblem(title);
}

export function named(sentence: string, name: string): string {
  // As a function: a title may contain what `replace` treats as a pattern.
  return sentence.replace('{name}', () => name);
}
