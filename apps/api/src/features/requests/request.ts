import type { Body } from '@caliper/contract/endpoints.ts';
import { countries, interests, isListed } from '@caliper/contract/requests/lists.ts';
import { requestMistakes as sentences } from '@caliper/contract/requests/requests.messages.ts';
import {
  inquirySubjects,
  type RequestSubject,
  wordlessSubjects,
} from '@caliper/contract/requests/requests.values.ts';
import { z } from 'zod';
import { lastDayBefore } from '../../access/expiry.ts';
import type { ItemRow } from '../../platform/postgres/tables.ts';

export type RequestBody = Body<'contactUs'>;

/** A request as it is stored and mailed, with every field set. */
export interface FullRequest extends Record<Exclude<keyof RequestBody, 'subject' | 'item'>, string> {
  subject: RequestSubject;
}

/** What the session says about a signed-in sender, whatever they send. */
export interface Sender {
  name: string;
  email: string;
  company: string;
  phone: string;
  title: string;
  country: string;
  category: string;
  expiry: Date | null;
}

const notGiven = 'n/a';

/** The item that a request to buy names. */
export type BoughtItem = Pick<ItemRow, 'kind' | 'item_id' | 'item_name' | 'item_year' | 'visible'>;

export function completeRequest(
  body: RequestBody,
  sender: Sender | null,
  item: BoughtItem | null = null,
): FullRequest {
  return {
    subject: body.subject,
    name: (sender ?? body).name ?? '',
    email: (sender ?? body).email ?? '',
    phone: body.phone || (sender ? sender.phone || notGiven : ''),
    title: body.title || sender?.title || notGiven,
    company: (sender ?? body).company ?? '',
    country: body.country || sender?.country || '',
    category: body.category || (asksOnce(body) ? (sender?.category ?? '') : ''),
    message: body.message ?? '',
    other: aboutOf(body, sender, item),
  };
}

/** The end of a subscription never comes from the browser, nor does the name of what is bought. */
function aboutOf(body: RequestBody, sender: Sender | null, item: BoughtItem | null): string {
  if (isRenewal(body)) return lastDayBefore(sender?.expiry ?? null);
  return item ? `${item.item_name}, ${item.item_year}, ${item.item_id}` : (body.other ?? '');
}

export function isRenewal({ subject }: Pick<RequestBody, 'subject'>): boolean {
  return subject === 'New Renewal Request';
}

/** A press of Request Renewal or Buy Now, for which the person fills in nothing. */
function asksOnce({ subject }: RequestBody): boolean {
  return wordlessSubjects.includes(subject);
}

type Mistakes = Partial<Record<keyof RequestBody, string>>;

/** The fields to correct. Visitors must also say who they are. */
export function mistakesIn(body: RequestBody, isVisitor: boolean): Mistakes {
  return {
    ...(isVisitor ? missing(body, ['name', 'email', 'phone', 'company']) : {}),
    ...(inquirySubjects.some((subject) => subject === body.subject) ? missing(body, ['phone']) : {}),
    ...(isVisitor && body.email && !isEmail(body.email) ? { email: sentences.emailInvalid } : {}),
    ...(isVisitor || !asksOnce(body) ? missing(body, ['message']) : {}),
    ...(isListed(countries, body.country) ? {} : { country: sentences.country }),
    ...(isListed(interests, body.category) ? {} : { category: sentences.category }),
  };
}

function missing(
  body: RequestBody,
  fields: ('name' | 'email' | 'phone' | 'company' | 'message')[],
): Mistakes {
  return Object.fromEntries(fields.filter((field) => !body[field]).map((field) => [field, sentences[field]]));
}

export function isEmail(text: string): boolean {
  return z.email().safeParse(text).success;
}
