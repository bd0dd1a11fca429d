import { generatedPassword } from '@caliper/contract/limits.ts';

/** Without characters that are confused when a password is read out. */
const letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ';
const numbers = '23456789';
const symbols = '!#$%&*+-=?@';

/** At least one of each, in random order. */
export function generatePassword(): string {
  const needed = [letters, numbers, symbols];
  const free = Array.from({ length: generatedPassword.length - needed.length }, () => needed.join(''));
  return shuffled([...needed, ...free].map(pick)).join('');
}

function pick(alphabet: string): string {
  return alphabet.charAt(below(alphabet.length));
}

function shuffled<T>(list: readonly T[]): T[] {
  const rest = [...list];
  return list.flatMap(() => rest.splice(below(rest.length), 1));
}

/** Every number is equally likely: draws that would favour the lower ones are repeated. */
function below(count: number): number {
  const fair = 256 - (256 % count);
  const [drawn = 0] = crypto.getRandomValues(new Uint8Array(1));
  return drawn < fair ? drawn % count : below(count);
}
