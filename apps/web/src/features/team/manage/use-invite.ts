import type { Answer } from '@caliper/contract/endpoints.ts';
import { invitation } from '@caliper/contract/limits.ts';
import { teamTexts } from '@caliper/contract/team/team.messages.ts';
import { call } from '../../../lib/api/api-client.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { notifySuccess } from '../../../lib/notifications.ts';
import { authRequestsQuery } from '../team.queries.ts';

/** Requests an invitation. The form has one field, so every failure is shown under it. */
export function useInvite(company: string) {
  const form = useForm({
    values: { email: '' },
    check: ({ email }) => (onlyAddress(email) === '' ? { email: 'Please enter an e-mail.' } : {}),
    send: ({ email }, { once }) => {
      const body = { email: onlyAddress(email), company };
      return call('invite', { body }, once(body));
    },
    onSent: () => {
      notifySuccess(teamTexts.invited);
      void queryClient.invalidateQueries(authRequestsQuery);
    },
  });
  return { ...form, problem: form.errors.email ?? form.problem };
}

/** 'Ann <ann@acme.example>' is one too. What cannot be read is left to the server to refuse. */
function onlyAddress(text: string): string {
  const [first, ...others] = addressesIn(text);
  return first && others.length === 0 ? first : text.trim();
}

export type Results = Answer<'inviteSeveral'>;

/** Requests invitations for a list of addresses. Those that were refused stay, to be corrected. */
export function useInviteSeveral(company: string, start: string) {
  const form = useForm({
    values: { emails: start },
    check: ({ emails }) => problemWith(addressesIn(emails)),
    send: ({ emails }, { once }) => {
      const body = { emails: addressesIn(emails), company };
      return call('inviteSeveral', { body }, once(body));
    },
    onSent: (results, _sent, isAsSent) => {
      const refused = refusedIn(results);
      if (refused.length < results.length) notifySuccess(sentWords(results.length - refused.length));
      if (isAsSent) form.change({ emails: refused.join('\n') });
      void queryClient.invalidateQueries(authRequestsQuery);
    },
  });
  return { ...form, problem: form.errors.emails ?? form.problem ?? refusedWords(form.answer) };
}

function problemWith({ length }: readonly string[]): { emails?: string } {
  if (length === 0) return { emails: 'This field is required.' };
  if (length <= invitation.mostAtOnce) return {};
  return { emails: `Please invite at most ${invitation.mostAtOnce} people at once. These are ${length}.` };
}

function refusedIn(results: Results): string[] {
  return results.flatMap(({ email, pending_id }) => (pending_id === null ? email : []));
}

function refusedWords(results: Results | undefined): string | null {
  const count = results ? refusedIn(results).length : 0;
  if (count === 0) return null;
  return `${count} of ${results?.length} could not be invited. The reasons are below.`;
}

function sentWords(count: number): string {
  return count === 1 ? teamTexts.invited : `${count} invitation requests sent`;
}

/**
 * The addresses of a list as people paste it: separated by commas, semicolons, spaces or lines, or as a mail program
 * writes them, 'Doe, Jane <jane@acme.example>'. What is no address stays in the list, so that nobody is left out
 * unnoticed.
 */
export function addressesIn(text: string): string[] {
  const found = text
    .split(/[;\n\r]/)
    .flatMap((part) => (part.includes('<') ? inBrackets(part) : words(part)));
  return [...new Map(found.map((address) => [address.toLowerCase(), address])).values()];
}

/** Beside addresses in brackets, other words are names. */
function inBrackets(part: string): string[] {
  return words(part.replace(/[<>]/g, ' ')).filter((word) => word.includes('@'));
}

function words(part: string): string[] {
  return part
    .split(/[\s,]+/)
    .map((word) => word.replace(/^["'(]+|["')]+$/g, ''))
    .filter((word) => word !== '');
}

/** Whether this is more than one address, and not one that is mistyped. */
export function isList(text: string): boolean {
  return addressesIn(text).filter((word) => word.includes('@')).length > 1;
}
