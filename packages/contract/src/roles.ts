/** The roles a person can see on screen; 'team leader' shows the flag `lead`. */
export const roles = ['standard', 'team leader', 'admin', 'sales', 'publications'] as const;
export type Role = (typeof roles)[number];

/** Accounts of the provider that may do more than their role. */
export const specials = ['support', 'marketing'] as const;
export type Special = (typeof specials)[number];

export const licenses = ['unassigned', 'single', 'site', 'corporate', 'enterprise'] as const;
export type License = (typeof licenses)[number];

/**
 * Who may make a call. `pending` is between the two factors; `signed-in` may belong to an expired company; `user` is
 * signed in, enabled and not expired; the rest are users with a role, an ownership or a scoped token.
 */
export const principals = [
  'public',
  'pending',
  'signed-in',
  'user',
  'lead',
  'owner',
  'support',
  'sales',
  'publications',
  'admin',
  'embed',
  'import',
] as const;
export type Principal = (typeof principals)[number];
