/**
 * An invitation waits for staff (pending), then for the person (invited), who has so many days (expired) and becomes
 * a member (registered); or staff end it (denied).
 */
export const invitationStates = ['pending', 'invited', 'expired', 'denied'] as const;
export type InvitationState = (typeof invitationStates)[number];
