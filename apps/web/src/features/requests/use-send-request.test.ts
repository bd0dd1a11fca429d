// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../lib/api/query-client.ts';
import { holdCalls, runHook } from '../../lib/hook.fixture.ts';
import { sessionQuery } from '../../lib/session/session.ts';
import { isAsSent } from './request-body.ts';
import { useContactRequest } from './use-contact-request.ts';
import { useSendRequest } from './use-send-request.ts';

const question = { subject: 'New Analyst Question', category: '', message: 'Why?' } as const;

afterEach(() => vi.unstubAllGlobals());

test('CON-09 closing a form, even at once, does not stop its request, and it is sent once', async () => {
  const { calls, fetch, letGo } = holdCalls(() => new Response(null, { status: 202 }));
  vi.stubGlobal('fetch', fetch);
  const onSent = vi.fn();
  const request = runHook(() => useSendRequest({ shows: ['message'], onSent }));
  await request.step(({ send, clearErrors }) => {
    send(question);
    clearErrors();
  });
  expect(request.now().isSending).toBe(true);
  await request.step(({ send }) => send({ ...question, message: 'Why not?' }));
  expect(calls).toHaveLength(1);
  await letGo();
  expect(onSent).toHaveBeenCalledExactlyOnceWith(question, undefined);
  expect(request.now().isSending).toBe(false);
});

test('CON-07 closing a form clears its errors', async () => {
  const fields = { message: 'Please enter a message.' };
  const refused = { status: 422, code: 'invalid-fields', detail: 'Please check the marked fields.', fields };
  vi.stubGlobal('fetch', async () => Response.json(refused, { status: 422 }));
  const request = runHook(() => useSendRequest({ shows: ['message'], onSent: vi.fn() }));
  await request.step(({ send }) => send({ ...question, message: '' }));
  await vi.waitFor(() => expect(request.now().errors).toEqual(fields));
  await request.step(({ clearErrors }) => clearErrors());
  expect(request.now().errors).toEqual({});
});

test('a draft that was changed since it was sent is recognised', () => {
  expect(isAsSent({ category: '', message: 'Why?' }, question)).toBe(true);
  expect(isAsSent({ category: '', message: 'Why not?' }, question)).toBe(false);
});

test('the answer goes to the address that was sent, not to one that was typed since', async () => {
  const { fetch, letGo } = holdCalls(() => new Response(null, { status: 202 }));
  vi.stubGlobal('fetch', fetch);
  const onSent = vi.fn();
  queryClient.setQueryData(sessionQuery.queryKey, null);
  const contact = runHook(() => useContactRequest({ about: () => 'here', onSent }));
  await contact.step(({ change }) => change({ email: 'first@b.example', message: 'Why?' }));
  await contact.step(({ submit }) => submit());
  await contact.step(({ change }) => change({ email: 'second@b.example' }));
  await letGo();
  expect(onSent).toHaveBeenCalledExactlyOnceWith(true, 'first@b.example');
});
