import { signIn as rules } from '@caliper/contract/limits.ts';
import { expect, test } from 'vitest';
import { rowsIn } from '../../../testing/database.ts';
import { makePerson } from '../../../testing/people.ts';
import { startServer } from '../../../testing/server.ts';
import { prepareMany } from '../../../testing/sign-in.ts';

const server = await startServer();

/** Guesses that are all wrong, whatever the code is. */
function wrongGuesses(code: string, count: number): string[] {
  return Array.from({ length: count }, (_, n) => String((Number(code) + 1 + n) % 1_000_000).padStart(6, '0'));
}

test('AUTH-11 of a hundred guesses, in sequence or all at once, five are checked', async () => {
  const person = await makePerson(server.db);
  for (const inParallel of [false, true]) {
    const [{ ticket = '', verificationId = '', code = '' } = {}] = await prepareMany(server, person, 1);
    const guess = (wrong: string) =>
      server.call('confirmCode', { body: { ticket, verificationId, code: wrong } });
    const guesses = wrongGuesses(code, 50);
    const answers = inParallel ? await Promise.all(guesses.map(guess)) : [];
    if (!inParallel) for (const wrong of guesses) answers.push(await guess(wrong));
    expect(answers.filter(({ body }) => body.code === 'code-invalid')).toHaveLength(rules.codeTries);
    expect(answers.filter(({ body }) => body.code === 'code-tries-spent')).toHaveLength(50 - rules.codeTries);
    expect((await guess(code)).body.code).toBe('code-tries-spent');
  }
  // Every checked guess is in the log; the flood that was not checked fills no more than a few lines of it.
  const recorded = await rowsIn(server.db, 'audit_log', { subject: `user:${person.id}` });
  expect(recorded.map(({ to }) => (to as { reason: string }).reason).sort()).toEqual([
    ...Array(2 * rules.codeTries).fill('code-invalid'),
    ...Array(10).fill('code-tries-spent'),
  ]);
});
