import type { Finding, Problem } from '../problem.ts';
import type { ProblemCode } from '../problems.ts';

/** A call that was answered with a problem. Without an answer, the network's own error is thrown. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly detail: string;
  readonly fields: Record<string, string>;
  readonly findings: readonly Finding[];

  constructor(problem: Pick<Problem, 'status' | 'code' | 'detail' | 'fields' | 'findings'>) {
    super(problem.detail);
    this.status = problem.status;
    this.code = problem.code;
    this.detail = problem.detail;
    this.fields = problem.fields ?? {};
    this.findings = problem.findings ?? [];
  }
}

/** A proxy may answer in place of the server, with a page instead of a problem. */
export function problemFrom(status: number, body: unknown): ApiError {
  const { code, detail, fields, findings } = isObject(body) ? body : {};
  return new ApiError({
    status,
    code: typeof code === 'string' ? code : 'unreadable',
    detail: typeof detail === 'string' ? detail : `Something went wrong (status ${status}).`,
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

/** The sentence to show for a failed call. */
export function messageOf(error: unknown): string {
  if (error instanceof ApiError) return error.detail;
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
