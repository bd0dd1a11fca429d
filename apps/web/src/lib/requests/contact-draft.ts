import { categories, countries } from '@caliper/contract/requests/lists.ts';
import { type InquirySubject, inquirySubjects } from '@caliper/contract/requests/requests.values.ts';
import type { Session } from '../session.ts';
import type { RequestBody } from './request-body.ts';

/** What is typed or chosen. Everything that can be wrong has its field. */
export const contactFields = [
  'name',
  'email',
  'phone',
  'title',
  'company',
  'country',
  'category',
  'message',
] as const satisfies readonly (keyof RequestBody)[];

/** What stands in the form. '' in a select is nothing chosen. */
export interface ContactDraft extends Record<(typeof contactFields)[number], string> {
  subject: InquirySubject;
}

/** A form before anybody has typed: empty for a visitor, for the others with what their profile says. */
export function draftFor(user: Session['user'] | undefined): ContactDraft {
  return {
    subject: inquirySubjects[0],
    name: user?.name ?? '',
    email: user?.email ?? '',
    phone: user?.phone ?? '',
    title: user?.title ?? '',
    company: user?.company ?? '',
    country: oneOf(countries, user?.country),
    category: oneOf(categories, user?.category),
    message: '',
  };
}

/** Who signs in elsewhere while the form is open asks in their own name from then on. */
export function asThemselves(draft: ContactDraft, user: Session['user'] | undefined): ContactDraft {
  if (!user) return draft;
  return { ...draft, name: user.name, email: user.email, company: user.company };
}

/** A profile may be older than the lists. */
function oneOf(list: readonly string[], choice = ''): string {
  return list.includes(choice) ? choice : '';
}
