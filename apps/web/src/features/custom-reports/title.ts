import { customReportsProblems as problems } from '@caliper/contract/custom-reports/custom-reports.messages.ts';
import { customReports as limits } from '@caliper/contract/limits.ts';

/** What is wrong with a title while it is typed. Characters are counted as people see them. */
export function lengthProblem(title: string): string | null {
  return [...title.trim()].length > limits.title ? problems['custom-report-title'].detail : null;
}

/** And when it is to be saved. */
export function titleProblem(title: string): string | null {
  return title.trim() === '' ? 'This field is required.' : lengthProblem(title);
}

export function named(sentence: string, name: string): string {
  // As a function: a title may hold what `replace` would read as a pattern.
  return sentence.replace('{name}', () => name);
}
