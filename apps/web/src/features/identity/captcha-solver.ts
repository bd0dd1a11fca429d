import type { Answer } from '@caliper/contract/endpoints.ts';
import { solveChallengeWorkers } from 'altcha-lib';
import type { Challenge, Solution } from 'altcha-lib/types';

const mostWorkers = 4;
const longestMilliseconds = 60_000;

/** Null if it took too long. Runs in workers, on only some of the cores, so that the page stays responsive. */
export function solve(challenge: Answer<'captcha'>): Promise<Solution | null> {
  return solveChallengeWorkers({
    challenge: challenge as unknown as Challenge,
    concurrency: Math.min(mostWorkers, navigator.hardwareConcurrency || 1),
    createWorker: () => new Worker(new URL('./captcha.worker.ts', import.meta.url), { type: 'module' }),
    timeout: longestMilliseconds,
  });
}
