import { fieldErrors } from '@caliper/contract/client/api-error.ts';
import { requestMistakes } from '@caliper/contract/requests/requests.messages.ts';
import { failureWords } from '../../../lib/forms/failure-words.ts';
import type { Session } from '../../../lib/session/session.ts';

/** The details that people may change themselves. */
export type ProfileDraft = Pick<Session['user'], 'name' | 'title' | 'phone'>;
export type ProfileProblems = Partial<Record<keyof ProfileDraft, string>>;

export function draftOf({ name, title, phone }: Session['user']): ProfileDraft {
  return { name, title, phone };
}

export function trimmed({ name, title, phone }: ProfileDraft): ProfileDraft {
  return { name: name.trim(), title: title.trim(), phone: phone.trim() };
}

export function missingIn({ name }: ProfileDraft): ProfileProblems {
  return name.trim() === '' ? { name: requestMistakes.name } : {};
}

/** Why it failed, unless a field shows it. */
export function reasonOf(error: unknown): string | null {
  return Object.keys(fieldErrors(error)).length > 0 ? null : failureWords(error);
}
