import type { Finding } from '@caliper/contract/problem.ts';

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
