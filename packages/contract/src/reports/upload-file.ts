import { upload } from '../limits.ts';
import { reportsProblems } from './reports.messages.ts';

/** Checked before a file is sent. The server checks its contents. */
export function sizeProblem({ name, size }: { name: string; size: number }): string | null {
  if (size > upload.bytes) return reportsProblems['upload-too-large'].detail;
  return size === 0 ? `${name} is empty.` : null;
}
