import { callingCodes } from '@caliper/contract/requests/calling-codes.ts';
import { expect, test } from 'vitest';
import { tidyPhone, withCallingCode } from './phone-field.tsx';

test.each([
  ['+1 (555) 010-00.34', '+15550100034'],
  [' +49 30/1234 – 567 ', '+49301234567'],
  ['+44 (0)20 7946 0000', '+442079460000'],
  ['\u202a+1 555\u00a0010 0034\u202c', '+15550100034'],
  ['(030) 123-45', '03012345'],
  ['+1 555 0100 ext. 7', '+1 555 0100 ext. 7'],
  ['phone', 'phone'],
  ['  ', ''],
])('MEND-14 %j is understood as %j', (text, phone) => {
  expect(tidyPhone(text)).toBe(phone);
});

test.each([
  ['', '49', '+49'],
  ['030 1234567', '49', '+49301234567'],
  ['06 1234 5678', '39', '+390612345678'],
  ['+1 555 010 0034', '44', '+445550100034'],
  ['+1 242 555 0100', '1', '+15550100'],
  ['+49', '1', '+1'],
])('MEND-14 %j gets the code +%s: %s', (text, code, phone) => {
  expect(withCallingCode(text, code, Object.values(callingCodes))).toBe(phone);
});

test('MEND-14 every country that can be chosen has a calling code', () => {
  for (const code of Object.values(callingCodes)) expect(code).toMatch(/^[1-9]\d{0,3}$/);
});
