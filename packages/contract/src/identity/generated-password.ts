import { generatedPassword } from '../limits.ts';

/** Without characters that are confused when a password is read out. */
const letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ';
const numbers = '23456789';
const symbols = '!#$%&*+-=?@';

/** A random whole number from 0 on and below this one. */
type Below = (count: number) => number;

/**
 * At least one of each, in random order. No character appears twice, and there are no four letters or numbers in a row:
 * so it contains no repetition, sequence or name, and is never refused.
 */
export function generatePassword(below: Below): string {
  const needed = [letters, numbers, symbols];
  const free = Array.from({ length: generatedPassword.length - needed.length }, () => needed.join(''));
  let made = '';
  for (const alphabet of shuffled([...needed, ...free], below)) {
    const left = [...alphabet].filter((one) => !made.toLowerCase().includes(one.toLowerCase()));
    made += left[below(left.length)];
  }
  return /[a-z]{4}|\d{4}/i.test(made) ? generatePassword(below) : made;
}

function shuffled<T>(list: readonly T[], below: Below): T[] {
  const rest = [...list];
  return list.flatMap(() => rest.splice(below(rest.length), 1));
}
