import { registrationTexts } from '@caliper/contract/team/team.messages.ts';
import type { InvitationState } from '@caliper/contract/team/team.values.ts';

/** The moments that determine the state of an invitation. */
export interface Milestones {
  expires_at: Date | null;
  registered_at: Date | null;
  denied_at: Date | null;
}

export function stateOf(invitation: Milestones, now: Date): InvitationState | 'registered' {
  const { registered_at, denied_at, expires_at } = invitation;
  if (registered_at) return 'registered';
  if (denied_at) return 'denied';
  if (!expires_at) return 'pending';
  return expires_at > now ? 'invited' : 'expired';
}

interface Progress extends Milestones {
  company: string;
  /** Whether the resulting account is enabled; null if there is no such account. */
  enabled: boolean | null;
  now: Date;
}

/** For anyone who has the link, which exists only after staff have allowed the invitation. */
export function sentenceFor({ company, enabled, now, ...milestones }: Progress): string {
  const state = stateOf(milestones, now);
  if (state === 'pending' || state === 'invited')
    return registrationTexts.invited.replace('{company}', () => company);
  if (state !== 'registered') return registrationTexts[state];
  if (enabled === null) return registrationTexts.gone;
  return enabled ? registrationTexts.enabled : registrationTexts.registered;
}
