import { ApiError } from '@caliper/contract/client/api-error.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { resetNotifications, useNotifications } from '../notifications.ts';
import { queryClient } from './query-client.ts';

const refusal = new ApiError({
  status: 403,
  code: 'forbidden',
  detail: 'Missing or insufficient permissions.',
});
const shown = () => useNotifications.getState().list;

async function failWith(error: Error): Promise<void> {
  const mutationFn = () => Promise.reject(error);
  const mutation = queryClient.getMutationCache().build(queryClient, { mutationFn });
  await expect(mutation.execute(undefined)).rejects.toThrow();
}

beforeEach(() => {
  queryClient.clear();
  resetNotifications();
});

test('NAV-23 a failed query shows the message of its answer, and can be tried again', async () => {
  const queryFn = vi.fn().mockRejectedValueOnce(refusal).mockResolvedValueOnce('found');
  await expect(queryClient.fetchQuery({ queryKey: ['a'], queryFn })).rejects.toBe(refusal);
  expect(shown()).toMatchObject([
    { message: 'Missing or insufficient permissions.', variant: 'danger', action: { label: 'Try again' } },
  ]);
  shown()[0]?.action?.run();
  await vi.waitFor(() => expect(queryClient.getQueryData(['a'])).toBe('found'));
});

test('NAV-23 a failed mutation without an answer shows the error itself', async () => {
  await failWith(new Error('The file could not be read.'));
  expect(shown()).toMatchObject([{ message: 'The file could not be read.', variant: 'danger' }]);
});

test.each(['Failed to fetch', 'NetworkError when attempting to fetch resource.', 'Load failed'])(
  'NAV-23 what a browser calls "%s" is said in our words',
  async (words) => {
    await failWith(new TypeError(words));
    expect(shown()).toMatchObject([
      { message: 'The portal could not be reached. Check your connection and try again.' },
    ]);
  },
);

test('NAV-23 an error that a form or page shows itself is not shown twice', async () => {
  const queryFn = () => Promise.reject(refusal);
  const meta = { showsOwnError: true };
  await expect(queryClient.fetchQuery({ queryKey: ['b'], queryFn, meta })).rejects.toBe(refusal);
  expect(shown()).toEqual([]);
});
