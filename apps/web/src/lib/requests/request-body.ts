import type { Input } from '@caliper/contract/endpoints.ts';
import { lengths } from '@caliper/contract/limits.ts';
import type { Session } from '../session.ts';

export type RequestBody = Input<'contactUs'>['body'];

const notGiven = 'n/a';

/** What every request of somebody who is signed in says of them. */
export function senderOf({ name, email, phone, title, company }: Session['user']) {
  return { name, email, phone: phone || notGiven, title: title || notGiven, company };
}

/** Nothing else was typed since. */
export function isAsSent(draft: Partial<RequestBody>, sent: RequestBody): boolean {
  return Object.entries(draft).every(([name, value]) => sent[name as keyof RequestBody] === value);
}

/** Where staff find what the person was looking at. */
export function pageAddress(): string {
  return window.location.href.slice(0, lengths.other);
}

/** The same of another page of ours. */
export function addressOf(path: string): string {
  return `${window.location.origin}${path}`.slice(0, lengths.other);
}
