/**
 * An invitation waits for staff (pending), then for the person (invited), whose link expires (expired) unless they
 * register (registered); or staff deny it (denied). One that its leader withdraws has ended too, and is not listed.
 */
export const invitationStates = ['pending', 'invited', 'expired', 'denied'] as const;
export type InvitationState = (typeof invitationStates)[number];
