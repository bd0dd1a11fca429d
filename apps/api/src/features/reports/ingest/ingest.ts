import { type BesideOptions, openBeside } from '../../../platform/beside/beside.ts';
import type { Ingested, IngestRequest } from './content.ts';
import type { Answer } from './worker.ts';

/** Reads packages beside the server, so that nobody waits for somebody else's upload. */
export interface Ingest {
  /** Rejects only where the machine fails (a full disk); whatever is wrong with the package is a finding. */
  ingest(request: IngestRequest): Promise<Ingested>;
  stop(): Promise<void>;
}

const defaults: BesideOptions = { longestMs: 60_000, idleMs: 30_000, memoryMb: 512, onFailure: () => {} };
const failed = 'The package is too large or too complex to be read. Simplify or divide it and try again.';

export function createIngest(options: Partial<BesideOptions> = {}): Ingest {
  const all = { ...defaults, ...options };
  const beside = openBeside<IngestRequest, Answer>(new URL('./worker.ts', import.meta.url), all);

  function settle(answer: Answer): Ingested {
    if ('accepted' in answer) return answer;
    all.onFailure(answer.error);
    if (answer.code) throw Object.assign(answer.error, { code: answer.code });
    return { accepted: false, findings: [{ file: '', message: failed }] };
  }

  return {
    async ingest(request) {
      const answer = await beside.run(request);
      if (typeof answer === 'object') return settle(answer);
      return { accepted: false, findings: [{ file: '', message: failed }] };
    },
    stop: beside.stop,
  };
}
