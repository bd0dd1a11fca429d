// @vitest-environment jsdom

import { ApiError } from '@caliper/contract/client/api-error.ts';
import { problems } from '@caliper/contract/problems.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../lib/api/query-client.ts';
import { holdCalls, runHook } from '../../lib/hook.fixture.ts';
import { useNotifications } from '../../lib/notifications.ts';
import { sessionQuery } from '../../lib/session/session.ts';
import { useContactForm } from './use-contact-form.ts';
import { noticeOf, requestNotSent, useRequestForm } from './use-request-form.ts';

const question = { subject: 'New Analyst Question', category: '', message: 'Why?' } as const;

afterEach(() => vi.unstubAllGlobals());

const open = (onSent = vi.fn()) =>
  runHook(() =>
    useRequestForm({ values: { message: '' }, body: (draft) => ({ ...question, ...draft }), onSent }),
  );

test('CON-09 closing a form, even at once, does not stop its request, and it is sent once', async () => {
  const { calls, letGo } = holdCalls(() => new Response(null, { status: 202 }));
  const onSent = vi.fn();
  const request = open(onSent);
  await request.step(({ change }) => change({ message: 'Why?' }));
  await request.step(({ submit, clearErrors }) => {
    submit();
    clearErrors();
  });
  expect(request.now().isSending).toBe(true);
  await request.step(({ submit }) => submit());
  expect(calls).toHaveLength(1);
  await letGo();
  expect(onSent).toHaveBeenCalledExactlyOnceWith(undefined, { message: 'Why?' }, true);
  expect(request.now().isSending).toBe(false);
});

test('CON-02 once it was sent, nothing says any more that it was not', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  const request = open();
  await request.step(({ submit }) => submit());
  const shown = () => useNotifications.getState().list.map(({ message }) => message);
  await vi.waitFor(() => expect(shown()).toContain(requestNotSent));
  vi.stubGlobal('fetch', async () => new Response(null, { status: 202 }));
  await request.step(({ submit }) => submit());
  await vi.waitFor(() => expect(shown()).not.toContain(requestNotSent));
});

test('CON-07 closing a form clears its errors', async () => {
  const fields = { message: 'Please enter a message.' };
  const refused = { status: 422, code: 'invalid-fields', detail: 'Please check the marked fields.', fields };
  vi.stubGlobal('fetch', async () => Response.json(refused, { status: 422 }));
  const request = open();
  await request.step(({ submit }) => submit());
  await vi.waitFor(() => expect(request.now().errors).toEqual(fields));
  await request.step(({ clearErrors }) => clearErrors());
  expect(request.now().errors).toEqual({});
});

test('the answer goes to the address that was sent, not to one that was typed since', async () => {
  const { letGo } = holdCalls(() => new Response(null, { status: 202 }));
  const onSent = vi.fn();
  queryClient.setQueryData(sessionQuery.queryKey, null);
  const contact = runHook(() => useContactForm({ about: () => 'here', onSent }));
  await contact.step(({ change }) => change({ email: 'first@b.example', message: 'Why?' }));
  await contact.step(({ submit }) => submit());
  await contact.step(({ change }) => change({ email: 'second@b.example' }));
  await letGo();
  expect(onSent).toHaveBeenCalledExactlyOnceWith(true, 'first@b.example');
});

const invalid = (fields: Record<string, string>) =>
  new ApiError({ status: 422, code: 'invalid-fields', detail: 'Please check the marked fields.', fields });
const limited = new ApiError({ ...problems['too-many-requests'], code: 'too-many-requests' });

test('an error shown under its field is not repeated in a notice', () => {
  const error = invalid({ message: 'Please enter a message.' });
  expect(noticeOf(error, ['message'])).toBeNull();
});

test('an error of a field that the form does not show becomes a notice', () => {
  const error = invalid({ message: 'Please enter a message.', name: 'Please enter your name.' });
  expect(noticeOf(error, ['message'])).toBe('Please enter your name.');
});

test('CON-02 too many requests are reported in the words of the server', () => {
  expect(noticeOf(limited, ['message'])).toBe(
    'Too many requests have been sent from your IP address, please try again later.',
  );
});

test('a lost connection is reported as such, not in the words of the browser', () => {
  expect(noticeOf(new TypeError('Failed to fetch'), ['message'])).toBe(requestNotSent);
});
