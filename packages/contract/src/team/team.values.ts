/**
 * An invitation waits for staff (pending), then for the person (invited), whose link expires (expired) unless they
 * register (registered); or staff deny it (denied).
 */
export const invitationStates = ['pending', 'invited', 'expired', 'denied'] as const;
export type InvitationState = (typeof invitationStates)[number];
