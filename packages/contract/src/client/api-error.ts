import type { Finding, Problem } from '../problem.ts';
import type { ProblemCode } from '../problems.ts';

/** A call that was answered with a problem. Where there was no answer, the error of the network stands itself. */
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

/** Something between us and the server may answer in its place, with a page instead of a problem. */
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

/** Worth another try: nobody answered, or the one who did asked us to come back. */
export function isPassing(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status >= 502;
}

export const unreachable = 'The portal could not be reached. Check your connection and try again.';

/** Every browser has words of its own for a network that failed, and they are meant for programmers. */
const networkWords = /failed to fetch|networkerror|load failed|network connection/i;

/** What a person is shown of a failed call. */
export function messageOf(error: unknown): string {
  if (error instanceof ApiError) return error.detail;
  if (error instanceof TypeError && networkWords.test(error.message)) return unreachable;
  return error instanceof Error ? error.message : String(error);
}

/** What was answered, or the problem that it is. */
export function answerOf(status: number, text: string): unknown {
  const body = readJson(text);
  if (status >= 200 && status < 300) return body;
  throw problemFrom(status, body);
}

/** Something between us and the server may answer with a page. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
