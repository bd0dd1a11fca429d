import { ApiError, hasCode } from '@caliper/contract/client/api-error.ts';
import { requestMistakes } from '@caliper/contract/requests/requests.messages.ts';
import type { Session } from '../../../lib/session.ts';

/** What people may change of what is known of them. */
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

/** What the server found, by field. */
export function problemsIn(error: unknown): ProfileProblems {
  return hasCode(error, 'invalid-fields') ? error.fields : {};
}

export const connectionLost =
  'Nothing was saved because the connection was lost. What you entered is still here; please try again.';

/** Why it failed, where no field can tell. */
export function reasonOf(error: unknown): string | null {
  if (hasCode(error, 'invalid-fields')) return null;
  return error instanceof ApiError ? error.detail : connectionLost;
}
