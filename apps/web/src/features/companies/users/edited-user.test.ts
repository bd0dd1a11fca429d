import { expect, test } from 'vitest';
import type { CompanyUser } from '../companies.queries.ts';
import { changeOf, consequencesOf, problemsIn, rolesAt, userValues } from './edited-user.ts';

const ann = { id: 'x', name: 'Ann', title: 'Analyst', role: 'standard', enabled: true } as CompanyUser;
const values = userValues(7, ann);

test('STAFF-03 only what differs is sent, with what was seen', () => {
  expect(changeOf(7, ann, { ...values, name: ' Ann ' })).toBeNull();
  expect(changeOf(7, ann, { ...values, title: 'Head', role: 'team leader' })).toEqual({
    title: 'Head',
    role: 'team leader',
    before: { name: 'Ann', title: 'Analyst', role: 'standard', company: 7 },
  });
  expect(problemsIn({ ...values, name: ' ' })).toEqual({ name: 'Please enter a name.' });
});

test('STAFF-03 roles are those of the company, and what a change means is said before', () => {
  expect(rolesAt({ provider: true })).not.toContain('team leader');
  expect(rolesAt({ provider: false })).toEqual(['standard', 'team leader']);
  expect(rolesAt(undefined, 'sales')).toEqual(['sales']);
  expect(consequencesOf(7, ann, values, undefined)).toEqual([]);
  const moved = consequencesOf(7, ann, { ...values, company: 8 }, { company: 'New Ltd', provider: false });
  expect(moved.join(' ')).toMatch(/begins anew at New Ltd.*What was shared/);
  expect(consequencesOf(7, ann, { ...values, role: 'team leader' }, undefined)[0]).toMatch(/can enable/);
  expect(consequencesOf(7, ann, { ...values, role: 'sales' }, undefined)[0]).toMatch(/signed out/);
});
