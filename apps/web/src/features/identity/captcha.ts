import { call } from '../../lib/api-client.ts';

/** The solver comes only when it is needed, and meanwhile the challenge is fetched. */
export async function solveCaptcha(): Promise<string> {
  const [{ solve }, challenge] = await Promise.all([import('./captcha-solver.ts'), call('captcha')]);
  return btoa(JSON.stringify({ challenge, solution: await solve(challenge) }));
}

/** Begins to load the solver while the password is being checked. */
export function prepareCaptcha(): void {
  import('./captcha-solver.ts').catch(() => {});
}
