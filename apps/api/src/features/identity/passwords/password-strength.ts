import { lengths } from '@caliper/contract/limits.ts';
import { dictionary } from '@zxcvbn-ts/language-common';
import { ProblemError } from '../../../http/problem.ts';

const common = new Set(dictionary['passwords-common'].filter((word) => word.length >= lengths.passwordMin));

/** What matters is being long and uncommon; rules about characters only make passwords predictable. */
export function isWeak(password: string): boolean {
  const isRepeated = /^(.{1,3})\1+$/.test(password);
  return password.length < lengths.passwordMin || isRepeated || common.has(password.toLowerCase());
}

export function assertNewPassword({
  password,
  confirmPassword,
}: {
  password: string;
  confirmPassword: string;
}): void {
  if (password !== confirmPassword) throw new ProblemError('passwords-differ', { field: 'confirmPassword' });
  if (isWeak(password)) throw new ProblemError('weak-password', { field: 'password' });
}
