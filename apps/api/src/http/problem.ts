import type { Finding, Problem } from '@caliper/contract/problem.ts';
import { type ProblemCode, problems } from '@caliper/contract/problems.ts';
import type { Decision, Reason } from '../access/decide.ts';

interface ProblemExtras {
  /** A second line below the sentence. */
  hint?: string;
  /** Fills the {names} of the sentence. */
  values?: Record<string, string | number>;
  fields?: Record<string, string>;
  /** The field that the sentence appears under. */
  field?: string;
  /** Everything that is wrong with a file. */
  findings?: Finding[];
  retryAfter?: number;
}

/** The one error a service throws: a code from the message catalogue, and the values for its sentence. */
export class ProblemError extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  readonly hint: string | undefined;
  readonly fields: Record<string, string> | undefined;
  readonly findings: Finding[] | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ProblemCode, extras: ProblemExtras = {}) {
    super(fill(problems[code].detail, extras.values ?? {}));
    this.code = code;
    this.status = problems[code].status;
    this.hint = extras.hint;
    this.fields = extras.field ? { [extras.field]: this.message } : extras.fields;
    this.findings = extras.findings;
    this.retryAfter = extras.retryAfter;
  }

  toWire(): Problem {
    const { code, status, hint, fields, findings } = this;
    return {
      type: `urn:caliper:problem:${code}`,
      title: problems[code].title,
      status,
      code,
      detail: this.message,
      ...(hint ? { hint } : {}),
      ...(fields ? { fields } : {}),
      ...(findings ? { findings } : {}),
    };
  }
}

function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

const codes: Record<Reason, ProblemCode> = {
  'signed out': 'signed-out',
  'not enabled': 'not-enabled',
  'company expired': 'company-expired',
  withdrawn: 'report-withdrawn',
  'not subscribed': 'not-subscribed',
  'sample market only': 'not-subscribed',
  'wrong role': 'forbidden',
  'only looking': 'viewing-only',
};

/** Throws a refusal as the matching problem. */
export function assertAllowed(decision: Decision): void {
  if (!decision.allowed) throw new ProblemError(codes[decision.reason]);
}
