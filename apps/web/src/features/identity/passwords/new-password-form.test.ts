// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { runHook } from '../../../lib/hook.fixture.ts';
import { useNewPassword } from './new-password-form.tsx';

test('AUTH-26 passwords that differ are reported before anything is sent', async () => {
  const send = vi.fn(async () => {});
  const form = runHook(() => useNewPassword({ send }));
  await form.step(({ change }) => change({ password: 'one thing', confirmPassword: 'another' }));
  await form.step(({ submit }) => submit());
  expect(form.now().errors).toEqual({ confirmPassword: 'Passwords do not match' });
  expect(send).not.toHaveBeenCalled();
  await form.step(({ change }) => change({ confirmPassword: 'one thing' }));
  await form.step(({ submit }) => submit());
  expect(send).toHaveBeenCalledOnce();
});
