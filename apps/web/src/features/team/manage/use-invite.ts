import { fieldErrors } from '@caliper/contract/client/api-error.ts';
import type { Answer, Input } from '@caliper/contract/endpoints.ts';
import { invitation } from '@caliper/contract/limits.ts';
import { teamTexts } from '@caliper/contract/team/team.messages.ts';
import { createRequestKeys } from '@caliper/ui/sending/request-keys.ts';
import { useMemo, useState } from 'react';
import { call } from '../../../lib/api/api-client.ts';
import { queryClient, showsOwnError } from '../../../lib/api/query-client.ts';
import { useSingleMutation } from '../../../lib/api/use-single-mutation.ts';
import { failureWords } from '../../../lib/forms/failures.ts';
import { notify } from '../../../lib/notifications.ts';
import { authRequestsQuery } from '../team.queries.ts';

type Invitation = Input<'invite'>['body'];

type InviteErrors = { email?: string | null };

/** Requests an invitation, once however often it is pressed. */
export function useInvite(onSent: (email: string) => void) {
  const [keys] = useState(createRequestKeys);
  const [wrong, setWrong] = useState<InviteErrors>({});
  const { mutate, isPending, error, reset } = useSingleMutation({
    mutationFn: (body: Invitation) => call('invite', { body }, { idempotencyKey: keys.keyOf(body) }),
    meta: showsOwnError,
    onSuccess: (_, { email }) => {
      keys.arrived();
      notify({ message: teamTexts.invited, variant: 'success' });
      onSent(email);
      void queryClient.invalidateQueries(authRequestsQuery);
    },
  });
  const invite = (body: Invitation) => {
    const isMissing = body.email === '';
    setWrong(isMissing ? { email: 'Please enter an e-mail.' } : {});
    return isMissing ? reset() : mutate(body);
  };
  const errors = useMemo<InviteErrors>(() => ({ ...inviteErrors(error), ...wrong }), [error, wrong]);
  return { invite, isSending: isPending, errors };
}

/** The form has one field, so every failure is shown under it. */
function inviteErrors(error: unknown): InviteErrors {
  if (!error) return {};
  return { email: fieldErrors(error).email ?? failureWords(error) };
}

type List = Input<'inviteSeveral'>['body'];
export type Results = Answer<'inviteSeveral'>;

/** Requests invitations for a list of addresses. Those that were refused are passed on, to be corrected. */
export function useInviteSeveral(onSent: (sent: List['emails'], refused: string[]) => void) {
  const [keys] = useState(createRequestKeys);
  const [wrong, setWrong] = useState<string | null>(null);
  const { mutate, isPending, data, error, reset } = useSingleMutation({
    mutationFn: (body: List) => call('inviteSeveral', { body }, { idempotencyKey: keys.keyOf(body) }),
    meta: showsOwnError,
    onSuccess: (results, { emails }) => {
      keys.arrived();
      const refused = refusedIn(results);
      if (refused.length < results.length)
        notify({ message: sentWords(results.length - refused.length), variant: 'success' });
      onSent(emails, refused);
      void queryClient.invalidateQueries(authRequestsQuery);
    },
  });
  const invite = (body: List) => {
    const problem = problemWith(body.emails);
    setWrong(problem);
    return problem ? reset() : mutate(body);
  };
  const problem = wrong ?? (error ? failureWords(error) : refusedWords(data));
  const errors = useMemo(() => (problem ? { emails: problem } : {}), [problem]);
  return { invite, isSending: isPending, errors, results: data };
}

function problemWith(emails: readonly string[]): string | null {
  if (emails.length === 0) return 'This field is required.';
  if (emails.length <= invitation.mostAtOnce) return null;
  return `Please invite at most ${invitation.mostAtOnce} people at once. These are ${emails.length}.`;
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
