import type { Finding, Problem } from '../problem.ts';
import type { ProblemCode } from '../problems.ts';

/** A call that was answered with a problem. Without an answer, the network's own error is thrown. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly detail: string;
  readonly hint: string | undefined;
  /** A field that was refused with the sentence of the problem itself has its second line too. */
  readonly fields: Record<string, string>;
  readonly findings: readonly Finding[];

  constructor(problem: Pick<Problem, 'status' | 'code' | 'detail' | 'hint' | 'fields' | 'findings'>) {
    super(problem.detail);
    this.status = problem.status;
    this.code = problem.code;
    this.detail = problem.detail;
    this.hint = problem.hint;
    this.fields = Object.fromEntries(
      Object.entries(problem.fields ?? {}).map(([name, sentence]) => [
        name,
        sentence === this.detail ? withHint(sentence, this) : sentence,
      ]),
    );
    this.findings = problem.findings ?? [];
  }
}

/** A proxy may answer in place of the server, with a page instead of a problem. */
export function problemFrom(status: number, body: unknown): ApiError {
  const { code, detail, hint, fields, findings } = isObject(body) ? body : {};
  return new ApiError({
    status,
    code: typeof code === 'string' ? code : 'unreadable',
    detail: typeof detail === 'string' ? detail : `Something went wrong (status ${status}).`,
    ...(typeof hint === 'string' && { hint }),
    fields: isObject(fields) ? (fields as Record<string, string>) : {},
    findings: Array.isArray(findings) ? (findings as Finding[]) : [],
  });
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

export function hasCode(error: unknown, code: ProblemCode): error is ApiError {
  return error instanceof ApiError && error.code === code;
}

export function isSignedOut(error: unknown): boolean {
  return hasCode(error, 'signed-out');
}

/** Whether a retry may help: there was no answer, or the server is temporarily unavailable. */
export function isPassing(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status >= 502;
}

/** The sentences that the server sent for single fields. */
export function fieldErrors(error: unknown): Record<string, string> {
  return error instanceof ApiError ? error.fields : {};
}

export const unreachable = 'The portal could not be reached. Check your connection and try again.';

/** Every browser words a network failure differently, and for developers. */
const networkWords = /failed to fetch|networkerror|load failed|network connection/i;

/** A sentence with the second line of a problem, if that has one. Whatever shows errors breaks the line there. */
export function withHint(sentence: string, error: unknown): string {
  return error instanceof ApiError && error.hint ? `${sentence}\n${error.hint}` : sentence;
}

/** The words to show for a failed call. */
export function messageOf(error: unknown): string {
  if (error instanceof ApiError) return withHint(error.detail, error);
  if (error instanceof TypeError && networkWords.test(error.message)) return unreachable;
  return error instanceof Error ? error.message : String(error);
}

/** Returns the answer, or throws its problem. */
export function answerOf(status: number, text: string): unknown {
  const body = readJson(text);
  if (status >= 200 && status < 300) return body;
  throw problemFrom(status, body);
}

/** A proxy may answer with a page. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
