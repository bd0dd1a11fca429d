import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import { unpackWoff } from '../../../src/platform/pdf/woff.ts';

/** A picture cannot load the product's type, so words are drawn as the outlines of their letters. */
export interface Lettering {
  x: number;
  /** The base line. */
  y: number;
  size: number;
  weight?: 400 | 600;
  anchor?: 'start' | 'middle' | 'end' | undefined;
}

/** A step of an outline: to a point, straight or by way of others. */
export interface Step {
  command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath';
  args: number[];
}

interface Face {
  unitsPerEm: number;
  layout(words: string): {
    glyphs: { id: number; path: { commands: Step[] } }[];
    positions: { xAdvance: number; xOffset: number }[];
  };
}

const homes = {
  400: import.meta.resolve('@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff'),
  600: import.meta.resolve('@fontsource/source-sans-3/files/source-sans-3-latin-600-normal.woff'),
};
const faces = new Map<number, Face>();

/** The PDF writer brings a reader of fonts along. */
function faceOf(weight: 400 | 600): Face {
  const known = faces.get(weight);
  if (known) return known;
  const document = new PDFDocument({ autoFirstPage: false });
  document.font(unpackWoff(readFileSync(fileURLToPath(homes[weight]))));
  const { font } = (document as unknown as { _font: { font: Face } })._font;
  faces.set(weight, font);
  return font;
}

/** A letter around the origin, and where it stands. */
export interface Letter {
  /** The same for the same letter in the same size. */
  key: string;
  x: number;
  steps: readonly Step[];
}

type Layout = ReturnType<Face['layout']>;
const layouts = new Map<string, Layout>();

/** Kept, because names and years come back in every report. */
function laidOut(words: string, weight: 400 | 600): Layout {
  const key = `${weight}/${words}`;
  const layout = layouts.get(key) ?? faceOf(weight).layout(words);
  layouts.set(key, layout);
  return layout;
}

const drawn = new Map<string, readonly Step[]>();

/** Words as letters in their places, from left to right. */
export function lettersOf(words: string, { x, size, weight = 400, anchor }: Omit<Lettering, 'y'>): Letter[] {
  const scale = size / faceOf(weight).unitsPerEm;
  // The latin part of the face has no true minus sign; a dash of the same length stands for it.
  const { glyphs, positions } = laidOut(words.replaceAll('−', '–'), weight);
  const length = positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) * scale;
  let left = x - (anchor === 'end' ? length : anchor === 'middle' ? length / 2 : 0);
  return glyphs.map(({ id, path }, index) => {
    const key = `${weight}/${size}/${id}`;
    const steps = drawn.get(key) ?? scaled(path.commands, scale);
    drawn.set(key, steps);
    const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {};
    const from = left + xOffset * scale;
    left += xAdvance * scale;
    return { key, x: from, steps };
  });
}

/** A face counts upwards, a picture downwards. */
function scaled(steps: readonly Step[], scale: number): Step[] {
  return steps.map(({ command, args }) => ({
    command,
    args: args.map((value, place) => (place % 2 === 0 ? value : -value) * scale),
  }));
}
