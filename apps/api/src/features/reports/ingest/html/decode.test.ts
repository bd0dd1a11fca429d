import { expect, test } from 'vitest';
import { decodePage } from './decode.ts';

const page = '<html><head><title>x</title></head><body><p>Umsätze – “growth”</p></body></html>';
const swapped = (text: string) => Buffer.from(text, 'utf16le').swap16();

test.each([
  ['UTF-16, low byte first', Buffer.from(page, 'utf16le')],
  ['UTF-16, high byte first', swapped(page)],
])('ING-12 %s without a mark is recognised, with a finding', (_, bytes) => {
  expect(decodePage(bytes)).toEqual({
    text: page,
    note: { message: expect.stringContaining('read as UTF-16'), remedy: expect.any(String) },
  });
});

test('ING-12 windows-1252 that nobody declares is recognised, with the line of its first letter', () => {
  const bytes = Buffer.from('<p>Plain</p>\n<p>Ums\xe4tze \x96 \x93growth\x94</p>', 'latin1');
  expect(decodePage(bytes)).toEqual({
    text: '<p>Plain</p>\n<p>Umsätze – “growth”</p>',
    note: {
      line: 2,
      excerpt: '<p>Umsätze – “growth”</p>',
      message: expect.stringContaining('does not say'),
      remedy: expect.any(String),
    },
  });
});

test('ING-12 windows-1252 that is declared as UTF-8 is recognised too', () => {
  const bytes = Buffer.from('<meta charset="utf-8"><p>caf\xe9</p>', 'latin1');
  expect(decodePage(bytes)).toMatchObject({
    text: expect.stringContaining('café'),
    note: { message: expect.stringContaining('not written in utf-8, as it says') },
  });
});

test('ING-12 a page in UTF-8 with a wrong byte is damaged, not in another character set', () => {
  const bytes = Buffer.concat([Buffer.from('<p>é\n'), Buffer.from([0xe9]), Buffer.from('</p>')]);
  expect(decodePage(bytes)).toMatchObject({ problem: { line: 2, message: 'The page is not valid utf-8.' } });
});

test.each([
  ['UTF-8', Buffer.from(page)],
  ['UTF-8 with a mark', Buffer.from(`\ufeff${page}`)],
  ['UTF-16 with a mark', Buffer.from(`\ufeff${page}`, 'utf16le')],
  ['declared windows-1252', Buffer.from('<meta charset=windows-1252><p>\x93x\x94', 'latin1')],
  ['an empty page', Buffer.alloc(0)],
])('ING-12 %s needs no finding', (_, bytes) => {
  expect(decodePage(bytes)).toEqual({ text: expect.any(String) });
});
