import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Picture } from '../document.ts';
import { readPicture } from './read-picture.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'caliper-pictures-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Transparent, with a red square on the left. */
async function sample(type: 'png' | 'webp' | 'jpeg'): Promise<Buffer> {
  const canvas = createCanvas(40, 20);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ff0000';
  context.fillRect(0, 0, 20, 20);
  return type === 'png' ? canvas.encode('png') : canvas.encode(type, 95);
}

const gif = Buffer.from('R0lGODlhAwACAIAAAP///wAAACwAAAAAAwACAAACAoRRADs=', 'base64');

async function read(bytes: Buffer | string, type: string, size: Partial<Picture> = {}) {
  const path = join(folder, 'picture');
  await writeFile(path, bytes);
  return readPicture({ path, type, width: 40, height: 20, ...size });
}

async function pixel(bytes: Buffer, x: number, y: number): Promise<number[]> {
  const image = await loadImage(bytes);
  const canvas = createCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  // Lossy formats are off by one here and there.
  return [...context.getImageData(x, y, 1, 1).data].map((part) => Math.round(part / 15) * 15);
}

const [red, white] = [
  [255, 0, 0, 255],
  [255, 255, 255, 255],
];

test.each(['png', 'webp'] as const)('TAKE-06 a %s is drawn on white, without transparency', async (type) => {
  const picture = await read(await sample(type), `image/${type}`);
  expect(picture).toMatchObject({ type: 'image/png', width: 40, height: 20 });
  const { bytes } = picture ?? { bytes: Buffer.alloc(0) };
  // The kind of colours of a PNG: red, green and blue.
  expect(bytes[25]).toBe(2);
  expect(await pixel(bytes, 5, 5)).toEqual(red);
  expect(await pixel(bytes, 30, 5)).toEqual(white);
  // And so it goes as it is, next time.
  expect((await read(bytes, 'image/png'))?.bytes.equals(bytes)).toBe(true);
});

test('TAKE-06 a JPEG goes as it is, and a GIF becomes a PNG', async () => {
  const jpeg = await sample('jpeg');
  expect((await read(jpeg, 'image/jpeg'))?.bytes.equals(jpeg)).toBe(true);
  expect(await read(gif, 'image/gif')).toMatchObject({ type: 'image/png', width: 3, height: 2 });
});

const drawing = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">${inside}</svg>`;

test.each([
  ['shapes', '<rect width="20" height="20" fill="#f00"/>'],
  [
    'a style sheet',
    '<style>.a, .b { fill: #f00 } #c{opacity:1}</style><rect class="a" id="c" width="20" height="20"/>',
  ],
  ['copies', '<defs><rect id="r" width="20" height="20" fill="#f00"/></defs><use href="#r"/>'],
  ['a style', '<g style="fill:#f00"><path d="M0 0h20v20h-20z"/></g><title>A &amp; B</title>'],
])('TAKE-06 a drawing is made sharp enough for print: %s', async (_, inside) => {
  const picture = await read(drawing(inside), 'image/svg+xml');
  expect(picture).toMatchObject({ type: 'image/png', width: 120, height: 60 });
  expect(await pixel(picture?.bytes ?? Buffer.alloc(0), 30, 30)).toEqual(red);
  expect(await pixel(picture?.bytes ?? Buffer.alloc(0), 90, 30)).toEqual(white);
});

test.each([
  ['not there', null, 'image/png'],
  ['empty', '', 'image/png'],
  ['cut off', 'half', 'image/png'],
  ['another kind', 'jpeg', 'image/png'],
  ['no picture', 'This is a text.', 'image/jpeg'],
  ['no drawing', '<svg', 'image/svg+xml'],
  ['no type', 'This is a text.', 'text/plain'],
])('TAKE-06 a picture that is %s is none', async (_, content, type) => {
  const png = await sample('png');
  const bytes =
    content === 'half' ? png.subarray(0, -20) : content === 'jpeg' ? await sample('jpeg') : content;
  const found =
    bytes === null
      ? readPicture({ path: join(folder, 'gone'), type, width: 1, height: 1 })
      : read(bytes, type);
  expect(await found).toBeNull();
});
