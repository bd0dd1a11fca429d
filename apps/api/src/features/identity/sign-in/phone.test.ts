import { expect, test } from 'vitest';
import { assertSendable, checkPhone } from './phone.ts';

/** Every country, so that only the kind of number decides. */
const rules = { countryCodes: ['1', '2', '3', '4', '5', '6', '7', '8', '9'], refused: ['+15550109999'] };
const refusal = expect.objectContaining({
  code: 'phone-refused',
  message: 'Please use a different phone number.',
  fields: { phone: 'Please use a different phone number.' },
});

test.each([
  ['premium-rate', '+19005551234'],
  ['premium-rate', '+33891234567'],
  ['shared-cost', '+49180512345'],
  ['shared-cost', '+80812345678'],
  ['toll-free', '+18005551234'],
  ['toll-free', '+80012345678'],
  ['UAN', '+445512345678'],
  ['voicemail', '+41860791234567'],
  ['pager', '+447640123456'],
  ['satellite', '+870773123456'],
  ['personal network', '+878101234567890'],
  ['satellite', '+881612345678'],
  ['international network', '+882161234567'],
  ['international network', '+883510012345'],
  ['disaster relief', '+888123456789'],
  ['international premium-rate', '+97912345678'],
])('MEND-33 no code is sent to a %s number: %s', (_, number) => {
  expect(() => checkPhone(number, rules)).toThrow(refusal);
  expect(() => assertSendable(number, rules)).toThrow(refusal);
});

test.each([
  ['mobile', '+4915112345678'],
  ['fixed', '+442079460000'],
  ['fixed or mobile', '+12125550100'],
  ['invented', '+15550100010'],
  ['unknown', '+447700900123'],
])('MEND-33 a code may go to a %s number: %s', (_, number) => {
  expect(checkPhone(number, rules)).toBe(number);
});

test('MEND-33 a number that the operator refuses stays refused', () => {
  expect(() => checkPhone('+15550109999', rules)).toThrow(refusal);
});

test('AUTH-05 a number is international, without punctuation, and of a country that we send to', () => {
  const coded = (code: string) => expect.objectContaining({ code });
  expect(checkPhone(' +15550100010 ', rules)).toBe('+15550100010');
  for (const missing of [undefined, ' '])
    expect(() => checkPhone(missing, rules)).toThrow(coded('phone-missing'));
  for (const wrong of ['15550100010', '+1 555 010', '+0155501000', '+123456'])
    expect(() => checkPhone(wrong, rules)).toThrow(coded('phone-invalid'));
  expect(() => checkPhone('+4915112345678', { ...rules, countryCodes: ['1'] })).toThrow(refusal);
});
