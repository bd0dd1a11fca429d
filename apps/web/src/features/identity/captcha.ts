import { identityProblems } from '@caliper/contract/identity/identity.messages.ts';
import { call } from '../../lib/api/api-client.ts';

/** The solver is loaded only when needed, while the challenge is fetched. */
export async function solveCaptcha(): Promise<string> {
  const [{ solve }, challenge] = await Promise.all([import('./captcha-solver.ts'), call('captcha')]);
  const solution = await solve(challenge).catch(() => null);
  if (!solution) throw new CaptchaFailed(identityProblems['captcha-failed'].detail);
  return btoa(JSON.stringify({ challenge, solution }));
}

/** Its message is shown to the person. */
export class CaptchaFailed extends Error {}

/** Starts loading the solver while the password is being checked. */
export function prepareCaptcha(): void {
  import('./captcha-solver.ts').catch(() => {});
}
