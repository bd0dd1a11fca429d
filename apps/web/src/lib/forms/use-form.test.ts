// @vitest-environment jsdom
import { ApiError } from '@caliper/contract/client/api-error.ts';
import { problems } from '@caliper/contract/problems.ts';
import { expect, test, vi } from 'vitest';
import { runHook } from '../hook.fixture.ts';
import { connectionLost } from './failures.ts';
import { keepNewer } from './form-values.ts';
import { useForm } from './use-form.ts';

interface Values {
  name: string;
  city: string;
}

const blank = { name: '', city: '' };

/** A form whose calls are answered by hand. */
function open(options: Partial<Parameters<typeof useForm<Values, string>>[0]> = {}) {
  const calls: { body: Values; edits: Partial<Values>; key: string }[] = [];
  const answers: PromiseWithResolvers<string>[] = [];
  const server = { values: blank };
  const form = runHook(() =>
    useForm<Values, string>({
      values: server.values,
      send: (body, { edits, once }) => {
        const answer = Promise.withResolvers<string>();
        calls.push({ body, edits, key: once(body).idempotencyKey });
        answers.push(answer);
        return answer.promise;
      },
      ...options,
    }),
  );
  const answer = (with_: (one: PromiseWithResolvers<string>) => void) =>
    form.step(() => answers.splice(0).map(with_));
  return { ...form, calls, server, answer };
}

const refused = (fields: Record<string, string>) =>
  new ApiError({ ...problems['invalid-fields'], code: 'invalid-fields', fields });

test('what is typed lies over the values of the server, which untouched fields follow', async () => {
  const { now, step, server, calls } = open();
  await step(({ change }) => change({ city: 'Lyon' }));
  server.values = { name: 'Ann', city: 'Paris' };
  await step(({ change }) => change({ city: 'Lille' }));
  expect(now().values).toEqual({ name: 'Ann', city: 'Lille' });
  await step(({ submit }) => submit());
  expect(calls[0]?.edits).toEqual({ city: 'Lille' });
});

test('a form counts as changed while it differs from what it started with', async () => {
  const { now, step } = open();
  await step(({ change }) => change({ name: 'Ann' }));
  expect(now().isChanged).toBe(true);
  await step(({ change }) => change({ name: '' }));
  expect(now().isChanged).toBe(false);
});

test('what was sent is cleared, unless something else was typed meanwhile', async () => {
  const onSent = vi.fn();
  const { now, step, answer } = open({ onSent });
  await step(({ change }) => change({ name: 'Ann', city: 'Lyon' }));
  await step(({ submit }) => submit());
  await step(({ change }) => change({ city: 'Lille' }));
  await answer(({ resolve }) => resolve('done'));
  expect(now().values).toEqual({ name: 'Ann', city: 'Lille' });
  expect(onSent).toHaveBeenLastCalledWith('done', expect.anything(), false);
  await step(({ submit }) => submit());
  await answer(({ resolve }) => resolve('done'));
  expect(now().values).toEqual(blank);
  expect(onSent).toHaveBeenLastCalledWith('done', expect.anything(), true);
});

test('of independent fields only what was typed meanwhile is kept', async () => {
  const { now, step, answer } = open({ keep: keepNewer });
  await step(({ change }) => change({ name: 'Ann', city: 'Lyon' }));
  await step(({ submit }) => submit());
  await step(({ change }) => change({ city: 'Lille' }));
  await answer(({ resolve }) => resolve('done'));
  expect(now().values).toEqual({ name: '', city: 'Lille' });
});

test('a second press while it is being sent sends nothing', async () => {
  const { step, calls } = open();
  await step(({ submit }) => {
    submit();
    submit();
  });
  await step(({ submit }) => submit());
  expect(calls).toHaveLength(1);
});

test('the same sent again is the same request; after an answer it is a new one', async () => {
  const { step, answer, calls } = open();
  for (const outcome of ['lost', 'lost', 'arrived']) {
    await step(({ change }) => change({ name: 'Ann' }));
    await step(({ submit }) => submit());
    await answer(({ resolve, reject }) => (outcome === 'lost' ? reject(new TypeError()) : resolve('')));
  }
  await step(({ change }) => change({ name: 'Ann' }));
  await step(({ submit }) => submit());
  const keys = calls.map(({ key }) => key);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).toBe(keys[0]);
  expect(keys[3]).not.toBe(keys[0]);
});

test('what is found here is not sent, and is shown until its field is changed', async () => {
  const { now, step, calls } = open({ check: () => ({ name: 'Please enter a name.', city: 'And a city.' }) });
  await step(({ submit }) => submit());
  expect(now().errors).toEqual({ name: 'Please enter a name.', city: 'And a city.' });
  await step(({ field }) => field('name').onChange('Ann'));
  expect(now().errors).toEqual({ city: 'And a city.' });
  expect(calls).toEqual([]);
});

test('what the server finds stands at its field, and everything else in one place', async () => {
  const { now, step, answer } = open();
  await step(({ submit }) => submit());
  await answer(({ reject }) => reject(refused({ name: 'Taken.', token: 'Too old.' })));
  expect([now().errors, now().problem]).toEqual([{ name: 'Taken.' }, 'Too old.']);
  await step(({ submit }) => submit());
  await answer(({ reject }) => reject(new TypeError('Failed to fetch')));
  expect([now().errors, now().problem]).toEqual([{}, connectionLost]);
  await step(({ change }) => change({ name: 'Bob' }));
  expect(now().problem).toBeNull();
});

test('a failure keeps what was typed, and so does clearing it', async () => {
  const { now, step, answer } = open();
  await step(({ change }) => change({ name: 'Ann' }));
  await step(({ submit }) => submit());
  await answer(({ reject }) => reject(new TypeError('Failed to fetch')));
  expect([now().values.name, now().problem]).toEqual(['Ann', connectionLost]);
  await step(({ clearErrors }) => clearErrors());
  expect([now().values.name, now().problem]).toEqual(['Ann', null]);
});
