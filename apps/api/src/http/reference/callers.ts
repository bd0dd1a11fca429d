import type { Principal } from '@caliper/contract/roles.ts';

/** What a principal is called in the reference. */
export const callers: Record<Principal, string> = {
  public: 'everybody, signed in or not',
  pending: 'a person between password and code, known by the ticket of the sign-in',
  'signed-in': 'everybody signed in, also of a company that has expired',
  user: 'everybody signed in whose account is enabled and whose company has not expired',
  lead: 'team leaders',
  owner: 'the person it belongs to',
  support: 'the support account',
  sales: 'sales',
  publications: 'publications',
  admin: 'admins',
  embed: 'the frame of a dashboard, with its own token',
  import: 'the frame of the import pages, with its own token, opened by an admin',
};

export function callersOf(who: readonly Principal[]): string {
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(who.map((one) => callers[one]));
}
