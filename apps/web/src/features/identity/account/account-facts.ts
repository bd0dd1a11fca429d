import { devices, subscription } from '@caliper/contract/limits.ts';
import { capitalised, daysUntil, formatDate } from '../../../lib/format.ts';
import type { Session } from '../../../lib/session/session.ts';

export interface Fact {
  label: string;
  value: string;
  /** False for names, numbers and addresses, which are not translated. */
  isWord: boolean;
}

const nothing = '–';
const given = (label: string, value: string): Fact => ({ label, value: value || nothing, isWord: false });
const word = (label: string, value: string): Fact => ({ label, value, isWord: true });

/** Who the person is and how to reach them. */
export function personFacts({ user, viewing }: Session): Fact[] {
  return [
    given('Name', user.name),
    given('Email', user.email),
    given('Professional Title', user.title),
    ...(viewing ? [] : [given('Phone', user.phone)]),
    ...(user.country ? [word('Country', user.country)] : []),
  ];
}

/** The account's role, age and protection, of which staff who look as this person are told nothing. */
export function accountFacts(session: Session): Fact[] {
  const { user, viewing } = session;
  const protection = [word('Second factor', secondFactor(user)), word('Devices', devicesInUse(session))];
  return [
    word('Role', capitalised(user.role)),
    given('Member since', formatDate(user.createdAt)),
    ...(viewing ? [] : protection),
    ...(user.category ? [word('Category', user.category)] : []),
  ];
}

function secondFactor({ multiFactor, phoneHint }: Session['user']): string {
  return multiFactor && phoneHint ? `Text message to number ending\u00a0${phoneHint}` : 'Not set up';
}

/** Single and site licenses limit the devices per person; people do not see how many others in their company use. */
function devicesInUse({ user, usergroupData: { license } }: Session): string {
  const isLimited = !user.special && (license === 'single' || license === 'site');
  return isLimited ? `${user.devices.length} of ${devices.perUser} in use` : `${user.devices.length} in use`;
}

interface ExpiryBadge {
  tone: 'plain' | 'warn' | 'bad';
  text: string;
}

/** How much longer a subscription runs; `expiry` is in epoch seconds. */
export function expiryBadge(expiry: number, now: number): ExpiryBadge {
  if (expiry <= now) return { tone: 'bad', text: 'expired' };
  const days = daysUntil(expiry, now);
  return { tone: toneAt(days), text: days === 1 ? '1 day left' : `${days} days left` };
}

function toneAt(days: number): ExpiryBadge['tone'] {
  if (days <= subscription.badgeDays) return 'bad';
  return days <= subscription.bannerDays ? 'warn' : 'plain';
}
