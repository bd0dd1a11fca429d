import { ApiError } from '@caliper/contract/client/api-error.ts';
import { expect, test } from 'vitest';
import type { Company } from '../companies.queries.ts';
import {
  allowed,
  blankUser,
  bodyOf,
  draftProblems,
  enablingNote,
  isBegun,
  isFull,
  rolesIn,
} from './user-draft.ts';

const client = { id: 1, company: 'Solo Ortho', provider: false } as Company;
const provider = { id: 2, company: 'Caliper Research', provider: true } as Company;
const filled = {
  ...blankUser(client),
  name: 'Ines Moreau',
  email: ' Ines@Example.COM ',
  password: 'one two 3',
  confirmPassword: 'one two 3',
};

test('ADM-10 company, name, e-mail, password and its confirmation are required', () => {
  expect(draftProblems(blankUser())).toEqual({
    company: 'User must be associated with a company',
    name: 'Please enter a name.',
    email: 'Please enter an e-mail.',
    password: 'Please enter a password.',
  });
  expect(draftProblems({ ...filled, confirmPassword: 'one two 4' })).toEqual({
    confirmPassword: 'Passwords do not match',
  });
  expect(draftProblems(filled)).toEqual({});
});

test('ADM-10 the e-mail is sent in lower case, and the company by its name', () => {
  expect(bodyOf(filled)).toMatchObject({
    email: 'ines@example.com',
    company: 'Solo Ortho',
    role: 'standard',
  });
});

test("ADM-25 staff roles are offered only in the provider's company, and reset elsewhere", () => {
  expect(rolesIn(client)).toEqual(['standard']);
  expect(rolesIn(provider)).toEqual(['standard', 'admin', 'sales', 'publications']);
  const staff = { ...filled, company: provider, role: 'sales', lead: true } as const;
  expect(allowed(staff)).toEqual({ role: 'sales', lead: false });
  expect(allowed({ ...staff, company: client })).toEqual({ role: 'standard', lead: true });
});

test("ADM-25 the provider's company has no team leader, and no one there waits to be enabled", () => {
  const leader = { ...filled, lead: true };
  expect(allowed(leader).lead).toBe(true);
  expect(enablingNote(leader)).toBe('Enabled from the start.');
  expect(allowed({ ...leader, company: provider }).lead).toBe(false);
  expect(enablingNote(filled)).toBe('Not enabled until a team leader or an admin enables them.');
  expect(enablingNote({ company: provider, lead: false })).toMatch(/^People of this company need not be/);
});

const refused = (code: string, fields = {}) => new ApiError({ status: 409, code, detail: 'No.', fields });

test('leaving loses the entries, not the company that was chosen', () => {
  expect(isBegun(blankUser(client))).toBe(false);
  expect(isBegun({ ...blankUser(client), phone: '+1' })).toBe(true);
});

test('ADM-11 a full company is recognised by its problem code', () => {
  expect(isFull(refused('seats-company'))).toBe(true);
  expect(isFull(refused('email-taken'))).toBe(false);
  expect(isFull(new TypeError('Failed to fetch'))).toBe(false);
});
