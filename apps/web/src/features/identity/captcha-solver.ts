import type { Answer } from '@caliper/contract/endpoints.ts';
import { solveChallengeWorkers } from 'altcha-lib';
import type { Challenge, Solution } from 'altcha-lib/types';

const mostWorkers = 4;
const longestMilliseconds = 60_000;

/** Works in the background, on as many cores as are polite, so that the page stays quick. */
export async function solve(challenge: Answer<'captcha'>): Promise<Solution> {
  const solution = await solveChallengeWorkers({
    challenge: challenge as unknown as Challenge,
    concurrency: Math.min(mostWorkers, navigator.hardwareConcurrency || 1),
    createWorker: () => new Worker(new URL('./captcha.worker.ts', import.meta.url), { type: 'module' }),
    timeout: longestMilliseconds,
  });
  if (!solution) throw new Error('The captcha check took too long. Please try again.');
  return solution;
}
