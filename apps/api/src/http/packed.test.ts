import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { Packed } from './packed.ts';
import { encodingFor } from './ready.ts';

const text = `{"chapter":"${'Knees and hips, äöü 🦵 '.repeat(3000)}"`;

test.each(['', '}', ',"images":{}}', 'x'.repeat(0xffff), 'é'.repeat(100_000)])(
  'FAST-02 what is packed once, with another end each time, is what any reader unpacks',
  (end) => {
    const packed = new Packed(text);
    for (const again of [1, 2]) {
      expect([again, packed.with(end, 'identity').toString() === text + end]).toEqual([again, true]);
      expect(gunzipSync(packed.with(end, 'gzip')).toString() === text + end).toBe(true);
      expect(brotliDecompressSync(packed.with(end, 'br')).toString() === text + end).toBe(true);
    }
  },
);

test('FAST-02 packed in a hurry for the first reader, and better for those after the second', async () => {
  const packed = new Packed(text);
  const first = packed.with('}', 'br');
  expect(packed.with('}', 'br')).toEqual(first);
  await expect.poll(() => packed.with('}', 'br').length).toBeLessThan(first.length);
  expect(brotliDecompressSync(packed.with('}', 'br')).toString() === `${text}}`).toBe(true);
});

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0, *;q=0.5', 'br'],
  ['br;q=0, gzip;q=0.0, *', 'identity'],
  ['*', 'br'],
  ['deflate', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('FAST-02 who accepts %s gets %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});
