import { capitalised } from '../../../lib/format.ts';
import type { CompanyUser } from '../companies.queries.ts';

/** By name, those whose name or e-mail has all the words. */
export function usersFound(users: readonly CompanyUser[], words: string): CompanyUser[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return users
    .filter(({ name, email }) => {
      const text = `${name} ${email}`.toLowerCase();
      return wanted.every((word) => text.includes(word));
    })
    .toSorted((one, other) => one.name.localeCompare(other.name) || one.email.localeCompare(other.email));
}

interface Fact {
  words: string;
  tone: 'bad' | 'warn' | 'plain';
}

/** What is unusual about an account. Who is not told of it sees nothing. */
export function factsOf({ locked, emailVerified, multiFactor }: CompanyUser): Fact[] {
  return [
    ...(locked ? [{ words: 'Locked', tone: 'bad' } as const] : []),
    ...(emailVerified === false ? [{ words: 'Not verified', tone: 'warn' } as const] : []),
    ...(multiFactor === false ? [{ words: 'No second factor', tone: 'plain' } as const] : []),
  ];
}

export function roleWords({ role, special }: CompanyUser): string {
  return special ? `${capitalised(role)}, ${special}` : capitalised(role);
}
