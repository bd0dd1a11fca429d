import { expect, test } from 'vitest';
import { oneLine, recoveryMail } from './mails.ts';

test('a name starts no paragraph of its own and does not turn the text around', () => {
  const name = 'Ines\r\n\r\nClick here\u2028or\u2029there \u202eoreuM\u2066';
  const { body } = recoveryMail('Caliper', name, 'https://caliper.example/reset-password/x');
  expect(body.split('\n\n')[0]).toBe('Hello Ines Click here or there oreuM,');
});

test('spaces that are left over are removed', () => {
  expect(oneLine(' Ines \t  Moreau \n')).toBe('Ines Moreau');
});
