import { registrationTexts } from '@caliper/contract/team/team.messages.ts';
import type { InvitationState } from '@caliper/contract/team/team.values.ts';

/** The moments that make an invitation what it is. */
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

interface Standing extends Milestones {
  company: string;
  /** Of the account that came of it; null where there is none any more. */
  enabled: boolean | null;
  now: Date;
}

/** For whoever holds the link: nobody does before staff have allowed it. */
export function sentenceFor({ company, enabled, now, ...milestones }: Standing): string {
  const state = stateOf(milestones, now);
  if (state === 'pending' || state === 'invited')
    return registrationTexts.invited.replace('{company}', () => company);
  if (state !== 'registered') return registrationTexts[state];
  if (enabled === null) return registrationTexts.gone;
  return enabled ? registrationTexts.enabled : registrationTexts.registered;
}
