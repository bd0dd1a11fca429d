import { crc32, deflateSync } from 'node:zlib';
import { advance, strokes } from './strokes.ts';

type Colour = readonly [number, number, number];

function colourOf(hex: string): Colour {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

interface Lettering {
  x: number;
  /** The base line. */
  y: number;
  colour: string;
  /** Pixels per grid step; capitals are six steps high. */
  scale: number;
  anchor?: 'start' | 'middle' | 'end';
}

/** A bitmap with just enough tools for a chart. */
export interface Canvas {
  rect(x: number, y: number, width: number, height: number, colour: string): void;
  text(words: string, lettering: Lettering): void;
  png(): Buffer;
}

export function createCanvas(width: number, height: number, ground: string): Canvas {
  const pixels = Buffer.alloc(width * height * 3);
  const rect = (x: number, y: number, w: number, h: number, hex: string) => {
    const line = Buffer.from(Array.from({ length: Math.round(w) }, () => colourOf(hex)).flat());
    for (let row = Math.round(y); row < Math.round(y + h); row++)
      line.copy(pixels, (row * width + Math.round(x)) * 3);
  };
  const blend = (x: number, y: number, colour: Colour, part: number) => {
    const at = (y * width + x) * 3;
    for (const [channel, value] of colour.entries())
      pixels[at + channel] = Math.round((pixels[at + channel] ?? 0) * (1 - part) + value * part);
  };
  rect(0, 0, width, height, ground);
  return {
    rect,
    text: (words, lettering) => drawText(words, lettering, blend),
    png: () => encode(width, height, pixels),
  };
}

type Blend = (x: number, y: number, colour: Colour, part: number) => void;

function drawText(words: string, { x, y, colour, scale, anchor }: Lettering, blend: Blend): void {
  const letters = [...words];
  const length = letters.reduce((total, letter) => total + advance(letter), 0) * scale;
  let left = x - (anchor === 'end' ? length : anchor === 'middle' ? length / 2 : 0);
  for (const letter of letters) {
    for (const [from, to] of segmentsOf(letter))
      drawSegment(
        [left + from[0] * scale, y + (from[1] - 6) * scale],
        [left + to[0] * scale, y + (to[1] - 6) * scale],
        colourOf(colour),
        scale * 0.42,
        blend,
      );
    left += advance(letter) * scale;
  }
}

type Point = readonly [number, number];

function segmentsOf(letter: string): (readonly [Point, Point])[] {
  return (strokes[letter] ?? '').split(' ').flatMap((stroke) => {
    const points = [...stroke.matchAll(/\d\d/g)].map(([pair]): Point => [Number(pair[0]), Number(pair[1])]);
    return points.slice(1).map((point, index) => [points[index] ?? point, point] as const);
  });
}

/** A line with round ends and soft edges: the nearer a pixel, the more it is covered. */
function drawSegment(from: Point, to: Point, colour: Colour, radius: number, blend: Blend): void {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const square = dx * dx + dy * dy || 1;
  const reach = radius + 1;
  for (let y = Math.floor(Math.min(from[1], to[1]) - reach); y <= Math.max(from[1], to[1]) + reach; y++)
    for (let x = Math.floor(Math.min(from[0], to[0]) - reach); x <= Math.max(from[0], to[0]) + reach; x++) {
      const along = Math.min(1, Math.max(0, ((x - from[0]) * dx + (y - from[1]) * dy) / square));
      const distance = Math.hypot(x - from[0] - along * dx, y - from[1] - along * dy);
      const part = Math.min(1, Math.max(0, radius + 0.5 - distance));
      if (part > 0) blend(x, y, colour, part);
    }
}

function encode(width: number, height: number, pixels: Buffer): Buffer {
  const rows = Buffer.alloc(height * (width * 3 + 1));
  // Each row starts with its filter type: 0 is none.
  for (let y = 0; y < height; y++)
    pixels.copy(rows, y * (width * 3 + 1) + 1, y * width * 3, (y + 1) * width * 3);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
