import type { FigureKind, ImportKind } from '@caliper/contract/dashboards/dashboards.values.ts';
import type { Role, Special } from '@caliper/contract/roles.ts';

/** The person behind a request, as stored at this moment in their session, user and company. */
export interface Viewer {
  sessionId: string;
  userId: string;
  email: string;
  name: string;
  role: Role;
  lead: boolean;
  enabled: boolean;
  special: Special | null;
  usergroupId: number;
  company: string;
  provider: boolean;
  /** The exclusive end of the company's subscription; null if none is set. */
  expiry: Date | null;
  signedInAt: Date;
  /** Staff who look at the portal as this person does: only reading is answered, and nothing of it counts as theirs. */
  watchedBy?: Watcher;
  /** The database's time when the session was looked up. */
  now: Date;
}

export interface Watcher {
  /** Their own session, on which this one hangs. */
  sessionId: string;
  userId: string;
  email: string;
  /** When it ends, at the latest. */
  until: Date;
}

/** What a frame's token opens: one dashboard, or one kind of import. */
export type Grant =
  | { opens: 'dashboard'; kind: FigureKind; id: number; demo: boolean; market: string | null }
  | { opens: 'import'; kind: ImportKind };

/** A person calling from within a frame, with a token that is good for nothing else. */
export interface Framed extends Viewer {
  grant: Grant;
}
