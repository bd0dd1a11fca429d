import type { Finding } from '@caliper/contract/problem.ts';

/** Stops reading: the findings make it pointless or unsafe to go on. */
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
