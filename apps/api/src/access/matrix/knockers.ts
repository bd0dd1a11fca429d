/** Every kind of caller, whatever their standing. */
export const knockers = [
  'signed out',
  'between the factors',
  'disabled',
  'locked',
  'expired company',
  'standard',
  'team leader',
  'admin',
  'sales',
  'publications',
  'support',
  'marketing',
  'headquarter',
  'subsidiary',
  'other company',
  'idle',
  'revoked',
  'forged token',
  'expired token',
  'foreign key',
  'unsigned token',
  'frame of a dashboard',
  'frame of an import',
] as const;
export type Knocker = (typeof knockers)[number];

/** The status that each caller gets. */
export type Expected = Record<Knocker, number>;

export function everybody(status: number, over: Partial<Expected> = {}): Expected {
  const all = Object.fromEntries(knockers.map((knocker) => [knocker, status])) as Expected;
  return { ...all, ...over };
}

/** Callers without a live session. */
export const nobody: Partial<Expected> = {
  'signed out': 401,
  'between the factors': 401,
  disabled: 401,
  locked: 401,
  idle: 401,
  revoked: 401,
  'forged token': 401,
  'expired token': 401,
  'foreign key': 401,
  'unsigned token': 401,
  'frame of a dashboard': 401,
  'frame of an import': 401,
};

/** Calls that anyone with a live session may make, including people of an expired company. */
export const signedIn = (status: number) => everybody(status, nobody);

/** Admin calls: everyone else with a session is refused. */
export const adminOnly = (status: number) => everybody(403, { ...nobody, admin: status });

/** Calls for those who publish. */
export const publishers = (status: number) => ({ ...adminOnly(status), publications: status });

/** Calls for admins and sales. */
export const salesToo = (status: number) => ({ ...adminOnly(status), sales: status });

export const supportOnly = (status: number) => everybody(403, { ...nobody, support: status });

export const leadersOnly = (status: number) => everybody(403, { ...nobody, 'team leader': status });

/** Calls for people in good standing. */
export const users = (status: number) => everybody(status, { ...nobody, 'expired company': 403 });

/** Calls for dashboard frames: 403 for the other kind of frame, 401 for every other caller. */
export const dashboardFrames = (status: number) =>
  everybody(401, { 'frame of a dashboard': status, 'frame of an import': 403 });

export const importFrames = (status: number) =>
  everybody(401, { 'frame of an import': status, 'frame of a dashboard': 403 });
