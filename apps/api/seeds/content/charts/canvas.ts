import { crc32, deflateSync } from 'node:zlib';
import { type Lettering, lettersOf, type Step } from './lettering.ts';

type Colour = readonly [number, number, number];

function colourOf(hex: string): Colour {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** A bitmap with just enough tools for a chart. */
export interface Canvas {
  rect(x: number, y: number, width: number, height: number, colour: string): void;
  text(words: string, lettering: Lettering & { colour: string }): void;
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

type Point = readonly [number, number];
type Edge = readonly [Point, Point];

/** Lines within a pixel, and so how softly the edges of letters end. */
const fineness = 4;

/** Letters begin at these parts of a pixel. */
const phases = 4;

interface Covered {
  x: number;
  y: number;
  part: number;
}
const masks = new Map<string, readonly Covered[]>();

function drawText(
  words: string,
  { colour, y, ...lettering }: Lettering & { colour: string },
  blend: Blend,
): void {
  const [ink, base] = [colourOf(colour), Math.round(y)];
  for (const { key, x, steps } of lettersOf(words, lettering)) {
    const place = Math.round(x * phases);
    const [left, phase] = [Math.floor(place / phases), (place % phases) / phases];
    const mask = masks.get(`${key}/${phase}`) ?? maskOf(edgesOf(steps), phase);
    masks.set(`${key}/${phase}`, mask);
    for (const one of mask) blend(left + one.x, base + one.y, ink, one.part);
  }
}

/** The pixels of a letter, and how much of each it covers. */
function maskOf(edges: readonly Edge[], phase: number): Covered[] {
  const heights = edges.flatMap((edge) => edge.map(([, height]) => height));
  const mask: Covered[] = [];
  for (let y = Math.floor(Math.min(...heights)); y <= Math.max(...heights); y++) {
    const covered = new Map<number, number>();
    for (let line = 0; line < fineness; line++) cover(edges, y + (line + 0.5) / fineness, phase, covered);
    for (const [x, part] of covered) mask.push({ x, y, part: Math.min(1, part / fineness) });
  }
  return mask;
}

/** Adds what lies inside the outlines on one line, pixel by pixel. */
function cover(edges: readonly Edge[], y: number, phase: number, covered: Map<number, number>): void {
  const crossings = edges.flatMap(([[x1, y1], [x2, y2]]) =>
    y1 <= y === y2 <= y
      ? []
      : [{ x: phase + x1 + ((y - y1) / (y2 - y1)) * (x2 - x1), turn: y1 < y2 ? 1 : -1 }],
  );
  let winding = 0;
  for (const [index, { x, turn }] of crossings.sort((a, b) => a.x - b.x).entries()) {
    winding += turn;
    const end = crossings[index + 1]?.x ?? x;
    if (winding === 0) continue;
    for (let pixel = Math.floor(x); pixel < end; pixel++) {
      const part = Math.min(end, pixel + 1) - Math.max(x, pixel);
      covered.set(pixel, (covered.get(pixel) ?? 0) + part);
    }
  }
}

/** Curves become four straight lines each: letters are small. */
function edgesOf(steps: readonly Step[]): Edge[] {
  const edges: Edge[] = [];
  let [start, at]: Point[] = [];
  const goTo = (next: Point) => {
    if (at) edges.push([at, next]);
    at = next;
  };
  for (const { command, args } of steps) {
    const points = Array.from(
      { length: args.length / 2 },
      (_, i): Point => [args[2 * i] ?? 0, args[2 * i + 1] ?? 0],
    );
    if (command === 'closePath') {
      if (start) goTo(start);
    } else if (command === 'moveTo') [start, at] = [points[0], points[0]];
    else if (at) for (const point of bent([at, ...points])) goTo(point);
  }
  return edges;
}

function bent(points: readonly Point[]): Point[] {
  if (points.length === 2) return points.slice(1);
  return [0.25, 0.5, 0.75, 1].map((part) => between(points, part));
}

/** A point of a curve: the one between the points between its points, and so on. */
function between(points: readonly Point[], part: number): Point {
  const [first = [0, 0], ...rest] = points;
  if (rest.length === 0) return first;
  const mixed = rest.map((next, index): Point => {
    const before = points[index] ?? next;
    return [before[0] + (next[0] - before[0]) * part, before[1] + (next[1] - before[1]) * part];
  });
  return between(mixed, part);
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
