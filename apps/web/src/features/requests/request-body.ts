import type { Input } from '@caliper/contract/endpoints.ts';
import { lengths } from '@caliper/contract/limits.ts';
import type { Session } from '../../lib/session/session.ts';

export type RequestBody = Input<'contactUs'>['body'];

const notGiven = 'n/a';

/** What every request of a signed-in person says about them. */
export function senderOf({ name, email, phone, title, company }: Session['user']) {
  return { name, email, phone: phone || notGiven, title: title || notGiven, company };
}

/** Whether the draft still says what was sent. */
export function isAsSent(draft: Partial<RequestBody>, sent: RequestBody): boolean {
  return Object.entries(draft).every(([name, value]) => sent[name as keyof RequestBody] === value);
}

/** The page that the person is looking at, for staff. */
export function pageAddress(): string {
  return window.location.href.slice(0, lengths.other);
}

/** The same for another page of ours. */
export function addressOf(path: string): string {
  return `${window.location.origin}${path}`.slice(0, lengths.other);
}
