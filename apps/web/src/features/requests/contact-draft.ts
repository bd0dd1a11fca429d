import { countries, interests } from '@caliper/contract/requests/lists.ts';
import { type InquirySubject, inquirySubjects } from '@caliper/contract/requests/requests.values.ts';
import type { Session } from '../../lib/session/session.ts';
import type { RequestBody } from './request-body.ts';

/** The fields that are typed or chosen. Every one can show its own error. */
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

/** What a signed-in person is still asked; the session says the rest. */
export const askedOfKnown = contactFields.filter(
  (name) => name !== 'name' && name !== 'email' && name !== 'company',
);

/** The values in the form. '' in a select means that nothing is chosen. */
export interface ContactDraft extends Record<(typeof contactFields)[number], string> {
  subject: InquirySubject;
}

/** The initial form: empty for a visitor, filled in from the profile for others. */
export function draftFor(user: Session['user'] | undefined): ContactDraft {
  return {
    subject: inquirySubjects[0],
    name: user?.name ?? '',
    email: user?.email ?? '',
    phone: user?.phone ?? '',
    title: user?.title ?? '',
    company: user?.company ?? '',
    country: oneOf(countries, user?.country),
    category: oneOf(interests, user?.category),
    message: '',
  };
}

/** A person who signs in elsewhere while the form is open sends it in their own name. */
export function asThemselves(draft: ContactDraft, user: Session['user'] | undefined): ContactDraft {
  if (!user) return draft;
  return { ...draft, name: user.name, email: user.email, company: user.company };
}

/** A profile may be older than the lists, and its value missing from them. */
function oneOf(list: readonly string[], choice = ''): string {
  return list.includes(choice) ? choice : '';
}
