import { expect, test } from 'vitest';
import { draftFor } from './use-registration.ts';

test('STAFF-08 what staff knew of an invited person is filled in, and what they did not is empty', () => {
  const ann = draftFor({ name: 'Ann Mary Bell', title: 'Analyst', phone: '+49 30 1' });
  expect(ann).toMatchObject({ firstName: 'Ann Mary', lastName: 'Bell', title: 'Analyst', phone: '+49 30 1' });
  expect(draftFor({ name: '', title: '', phone: '' })).toMatchObject({
    firstName: '',
    lastName: '',
    title: '',
  });
});
