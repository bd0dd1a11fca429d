// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdCalls, runHook } from '../../../lib/hook.fixture.ts';
import type { Company } from '../companies.queries.ts';
import { useAddUser } from './use-add-user.ts';

const company = { id: 1, company: 'Solo Ortho' } as Company;
const ines = { name: 'Ines', email: 'ines@example.com', password: 'one two 3', confirmPassword: 'one two 3' };
const onAdded = vi.fn();

let held: ReturnType<typeof holdCalls>;

beforeEach(() => {
  held = holdCalls(() => Response.json({}, { status: 201 }));
  onAdded.mockReset();
});
afterEach(() => vi.unstubAllGlobals());

async function sendInes() {
  const adding = runHook(() => useAddUser(company, onAdded));
  await adding.step(({ change }) => change(ines));
  await adding.step(({ submit }) => submit());
  return adding;
}

test('ADM-10 once a user has been added the form is empty again, except for the company', async () => {
  const adding = await sendInes();
  await held.letGo();
  expect(adding.now().values).toMatchObject({ company, name: '', email: '', password: '' });
  expect(onAdded).toHaveBeenCalledOnce();
});

test('ADM-10 text typed while a user is being added stays, and the button stays busy', async () => {
  const adding = await sendInes();
  await adding.step(({ change }) => change({ name: 'Emil' }));
  expect(adding.now().isSending).toBe(true);
  await held.letGo();
  expect(adding.now()).toMatchObject({ isSending: false, values: { name: 'Emil' } });
  expect(onAdded).not.toHaveBeenCalled();
});
