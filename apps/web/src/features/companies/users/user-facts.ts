import { companiesProblems } from '@caliper/contract/companies/companies.messages.ts';
import { hasAllWords } from '@caliper/ui/fields/typed-words.ts';
import { capitalised } from '../../../lib/format.ts';
import type { CompanyUser } from '../companies.queries.ts';

/** People whose name or e-mail has all the words, sorted by name. */
export function usersFound(users: readonly CompanyUser[], words: string): CompanyUser[] {
  return users
    .filter(({ name, email }) => hasAllWords(`${name} ${email}`, words))
    .toSorted((one, other) => one.name.localeCompare(other.name) || one.email.localeCompare(other.email));
}

interface Fact {
  words: string;
  tone: 'bad' | 'warn' | 'plain';
}

/** Unusual facts about an account. Those that the viewer may not know are missing. */
export function factsOf({ locked, emailVerified, multiFactor }: CompanyUser): Fact[] {
  return [
    ...(locked ? [{ words: 'Locked', tone: 'bad' } as const] : []),
    ...(emailVerified === false ? [{ words: 'Not verified', tone: 'warn' } as const] : []),
    ...(multiFactor === false ? [{ words: 'No second factor', tone: 'plain' } as const] : []),
  ];
}

/** Why staff cannot enable or disable this person, if they cannot. */
export function enablingRefusal(isOwn: boolean, isProvider: boolean): string | undefined {
  if (isOwn) return companiesProblems['own-access'].detail;
  return isProvider ? 'People of this company need not be enabled; use Lock account.' : undefined;
}

export function roleWords({ role, special }: CompanyUser): string {
  return special ? `${capitalised(role)}, ${special}` : capitalised(role);
}
