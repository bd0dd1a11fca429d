import { countries, interests } from '@caliper/contract/requests/lists.ts';
import { type InquirySubject, inquirySubjects } from '@caliper/contract/requests/requests.values.ts';
import { safeReturnPath } from '@caliper/contract/return-path.ts';
import { isSecretPath } from '@caliper/contract/secret-address.ts';
import type { Location } from 'react-router';
import { paths } from '../../lib/navigation/paths.ts';
import { type Session, useSession } from '../../lib/session/session.ts';
import { type RequestBody, useRequestForm } from './use-request-form.ts';

interface ContactFormOptions {
  /** What the request is about; read when it is sent. */
  about: () => string;
  /** Called with whether something else was typed since, and the address that will be answered. */
  onSent: (hasMore: boolean, email: string) => void;
}

/** A contact form's state. The draft is kept until it has been sent. */
export function useContactForm({ about, onSent }: ContactFormOptions) {
  const user = useSession()?.user;
  const form = useRequestForm({
    values: draftFor(user),
    shows: user ? askedOfKnown : contactFields,
    body: (draft) => ({ ...asThemselves(draft, user), other: about() }),
    onSent: (_, sent, isAsSent) => onSent(!isAsSent, asThemselves(sent, user).email),
  });
  return {
    ...form,
    values: asThemselves(form.values, user),
    /** A signed-in person is not asked who they are. */
    isKnown: user !== undefined,
    /** Whether there was no phone number to begin with. */
    lacksPhone: !user?.phone,
  };
}

export type ContactRequest = ReturnType<typeof useContactForm>;

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

/** The page of ours from which the person came. */
export function contactOrigin({ state }: Pick<Location, 'state'>): string | null {
  const path = safeReturnPath((state as { cameFrom?: unknown } | null)?.cameFrom);
  if (path === null || isSecretPath(path) || path === paths.contact) return null;
  return path;
}
