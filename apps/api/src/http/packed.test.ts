import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { Packed } from './packed.ts';

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
