import { type Weakness, weaknesses } from '@caliper/contract/identity/identity.messages.ts';
import { lengths } from '@caliper/contract/limits.ts';
import { dictionary } from '@zxcvbn-ts/language-common';
import { ProblemError } from '../../../http/problem.ts';

/** What anyone knows who wants to guess this person's password. */
export interface Known {
  product: string;
  company: string;
  name: string;
  email: string;
}

const common = new Set(dictionary['passwords-common']);

/** The rows of keyboards and the like, in both directions. */
const orders = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
].flatMap((order) => [order, [...order].reverse().join('')]);

/** Shorter words and runs are in every other password by chance. */
const tellingLength = 4;
const word = /\p{L}{4}/u;

/** What matters is being long and hard to guess; rules about characters only make passwords predictable. */
export function weaknessOf(password: string, known: Known): Weakness | null {
  const folded = fold(password);
  if (password.length < lengths.passwordMin) return 'short';
  if (withoutRuns(folded).length < tellingLength) return 'sequence';
  if (isRepetition(folded)) return 'repetition';
  if (isCommon(folded)) return 'common';
  const contains = (names: string[]) => names.some((name) => folded.includes(name));
  if (contains(wordsOf(known.product))) return 'product';
  if (contains(wordsOf(known.company))) return 'company';
  if (contains(wordsOf(known.name))) return 'name';
  return contains(wordsOfAddress(known.email)) ? 'email' : null;
}

export function assertNewPassword(
  { password, confirmPassword }: { password: string; confirmPassword: string },
  known: Known,
): void {
  if (password !== confirmPassword) throw new ProblemError('passwords-differ', { field: 'confirmPassword' });
  const weakness = weaknessOf(password, known);
  if (weakness) throw new ProblemError('weak-password', { field: 'password', hint: weaknesses[weakness] });
}

/** Capitals and accents make no password harder to guess. */
function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Also with the year or the exclamation mark that people put around a common one. */
function isCommon(password: string): boolean {
  const core = password.replace(/^\P{L}+|\P{L}+$/gu, '');
  const isDecorated = word.test(core) && password.length - core.length < lengths.passwordMin;
  return common.has(password) || (isDecorated && common.has(core));
}

function withoutRuns(password: string): string {
  let rest = '';
  for (let at = 0; at < password.length; ) {
    const run = runAt(password, at);
    if (run < tellingLength) rest += password.charAt(at);
    at += run < tellingLength ? 1 : run;
  }
  return rest;
}

/** How many characters from here on follow one of the orders. */
function runAt(password: string, at: number): number {
  let length = 1;
  const follows = (run: string) => orders.some((order) => order.includes(run));
  while (at + length < password.length && follows(password.slice(at, at + length + 1))) length += 1;
  return length;
}

/** All of it twice or more, or a short part of it so often that little else remains. */
function isRepetition(password: string): boolean {
  const rest = password.replace(/(.{1,4}?)\1{2,}/gsu, '');
  return rest.length < tellingLength || /^(.+)\1+$/su.test(password);
}

/** Each word of a name, and all of them together. */
function wordsOf(name: string): string[] {
  const words = fold(name).split(/[^\p{L}\p{N}]+/u);
  return [...words, words.join('')].filter((part) => word.test(part));
}

/** Without the ending that half the world shares. */
function wordsOfAddress(email: string): string[] {
  return wordsOf(email.replace(/\.[^.]*$/, ''));
}
