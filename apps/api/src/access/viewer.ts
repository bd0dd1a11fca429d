import type { License, Role } from '@caliper/contract/roles.ts';

/** The person behind a request, as the session row and its user and company say at this moment. */
export interface Viewer {
  sessionId: string;
  userId: string;
  email: string;
  name: string;
  role: Role;
  lead: boolean;
  enabled: boolean;
  special: 'support' | 'marketing' | null;
  usergroupId: number;
  company: string;
  provider: boolean;
  license: License;
  headquarter: boolean;
  /** The exclusive end of the company's subscription; null where none was set. */
  expiry: Date | null;
  signedInAt: Date;
  /** The database's time when the session was looked up. */
  now: Date;
}
