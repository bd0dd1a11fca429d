import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { type Encoding, Packed } from './packed.ts';
import { encodingFor } from './ready.ts';

const text = `{"chapter":"${'Knees and hips, äöü 🦵 '.repeat(3000)}"`;

test.each(['', '}', ',"images":{}}', 'x'.repeat(0xffff), 'é'.repeat(100_000)])(
  'FAST-02 what is packed once, with another end each time, is what any reader unpacks',
  (end) => {
    const packed = new Packed(text);
    for (const again of [1, 2]) {
      const as = (encoding: Encoding) => Buffer.concat(packed.with(end, encoding));
      expect([again, as('identity').toString() === text + end]).toEqual([again, true]);
      expect(gunzipSync(as('gzip')).toString() === text + end).toBe(true);
      expect(brotliDecompressSync(as('br')).toString() === text + end).toBe(true);
    }
  },
);

test('FAST-02 packed in a hurry for the first reader, and better for those after the second', async () => {
  const packed = new Packed(text);
  const asBrotli = () => Buffer.concat(packed.with('}', 'br'));
  const first = asBrotli();
  expect(asBrotli()).toEqual(first);
  await expect.poll(() => asBrotli().length).toBeLessThan(first.length);
  expect(brotliDecompressSync(asBrotli()).toString() === `${text}}`).toBe(true);
});

test.each(['br', 'gzip'] as const)(
  'FAST-02 what is kept is sent as it is, not copied for each reader: %s',
  (encoding) => {
    const packed = new Packed(text);
    const largest = () => packed.with('}', encoding).toSorted((one, other) => other.length - one.length)[0];
    expect(largest()).toBe(largest());
    // Nor is anything kept with it.
    expect(largest()?.buffer.byteLength).toBe(largest()?.length);
  },
);

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
