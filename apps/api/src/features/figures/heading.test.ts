import { expect, test } from 'vitest';
import { readCaption, readHeading } from './heading.ts';

test.each([
  ['Germany', { metric: null, place: 'Germany', of: '' }],
  ['Europe, 14 countries', { metric: null, place: 'Europe', of: '' }],
  ['2025', { metric: null, place: null, of: '' }],
  ['Forecast', { metric: null, place: null, of: '' }],
  ['CAGR 2025–32, %', { metric: 'growth', place: null, of: '' }],
  ['Share 2025, %', { metric: 'share', place: null, of: '' }],
  ['All markets', { metric: null, place: null, of: '' }],
  ['Primary Knee Implants', { metric: null, place: null, of: 'Primary Knee Implants' }],
  ['Change points', { metric: 'other', place: null, of: '' }],
])('FIND-02 a heading says what it is about: %s', (text, expected) => {
  expect(readHeading(text)).toMatchObject(expected);
});

test.each([
  [
    'Value of primary knee implants, by country\nUSD million, 2022–2032',
    { metric: 'value', place: null, of: 'primary knee implants' },
  ],
  [
    'Company shares in hips\nShare of value, in %, Europe, 2022–2025',
    { metric: 'share', place: 'Europe', of: 'hips' },
  ],
  ['Average selling price, by country', { metric: 'price', place: null, of: '' }],
  ['Knee implant market, Germany, 2020–2025', { metric: null, place: 'Germany', of: 'Knee implant market' }],
  [
    'Primary hip replacement by country\nNumber of cases, in units',
    { metric: 'cases', place: null, of: 'Primary hip replacement' },
  ],
])('FIND-02 a caption says what its table is about: %s', (title, expected) => {
  expect(readCaption(title)).toMatchObject(expected);
});
