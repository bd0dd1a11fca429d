import { expect, test } from 'vitest';
import { makerOf } from './item-badge.tsx';

const custom = {
  user_email: 'ines@meridian.example',
  owner: 'Ines Moreau',
  company: 'Meridian Orthopaedics',
  medcore: false,
};

test('CR-19 a custom report says whose it is', () => {
  expect(makerOf(custom, custom.user_email, custom.company)).toEqual({ words: 'Created by you' });
  expect(makerOf(custom, 'jonas@meridian.example', custom.company)).toEqual({
    words: 'Shared by',
    name: 'Ines Moreau',
  });
});

test('SUB-08 a headquarter sees which of its subsidiaries made a custom report', () => {
  expect(makerOf(custom, 'chief@group.example', 'Group')).toEqual({
    words: 'By',
    name: 'Ines Moreau, Meridian Orthopaedics',
  });
});

test('CR-14 what the provider curates is MedCore to everyone', () => {
  const medcore = { ...custom, company: 'Caliper', medcore: true };
  expect(makerOf(medcore, 'jonas@meridian.example', custom.company)).toEqual({ words: 'MedCore' });
  expect(makerOf(medcore, custom.user_email, 'Caliper')).toEqual({ words: 'MedCore' });
});
