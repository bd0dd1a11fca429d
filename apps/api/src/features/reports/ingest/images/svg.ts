import { SaxesParser, type SaxesTagNS } from 'saxes';
import { createSvgWriter, Malformed } from './svg-writer.ts';

export interface SvgProblem {
  line: number;
  message: string;
  remedy?: string;
}

export type ReadSvg =
  | { svg: string; width: number | undefined; height: number | undefined; dropped: SvgProblem[] }
  | { problem: SvgProblem };

/** Rewrites an image from its allowed parts, and says what in it would run or fetch something and was dropped. */
export function rebuildSvg(text: string): ReadSvg {
  const dropped: SvgProblem[] = [];
  const parser = new SaxesParser({ xmlns: true, position: true });
  const drop = (message: string) => dropped.push({ line: parser.line, message });
  const writer = createSvgWriter(drop);
  let root: SaxesTagNS | undefined;
  parser.on('error', refuseMalformed);
  parser.on('doctype', refuseEntities);
  parser.on('processinginstruction', ({ target }) => {
    if (target === 'xml-stylesheet') drop('a style sheet');
  });
  parser.on('attribute', writer.countAttribute);
  parser.on('opentag', (tag) => {
    root ??= tag;
    writer.open(tag);
  });
  parser.on('closetag', writer.close);
  parser.on('text', writer.text);
  parser.on('cdata', writer.text);
  try {
    parser.write(text).close();
  } catch (error) {
    if (!(error instanceof Malformed)) throw error;
    return { problem: { line: parser.line, message: error.message, remedy: error.remedy } };
  }
  const svg = writer.written();
  if (svg === '') return { problem: { line: 1, message: 'This is not an SVG image.', remedy } };
  return { svg, ...sizeOf(root), dropped };
}

const remedy = 'Save it again, or as PNG.';

function refuseMalformed(error: Error): never {
  throw new Malformed(`The image is not well-formed XML: ${error.message.replace(/^[\d:]+ /, '')}`, remedy);
}

/** A plain document type is harmless and never fetched; one with its own declarations is refused. */
function refuseEntities(doctype: string): void {
  if (doctype.includes('[')) throw new Malformed('The image declares entities.', 'Save it without them.');
}

const perPixel: Record<string, number> = { '': 1, px: 1, pt: 4 / 3, mm: 96 / 25.4, cm: 96 / 2.54, in: 96 };

/** The intended size of a drawing, in pixels. */
function sizeOf(root: SaxesTagNS | undefined): {
  width: number | undefined;
  height: number | undefined;
} {
  const value = (name: string) => root?.attributes[name]?.value ?? '';
  const [, , boxWidth = '', boxHeight = ''] = value('viewBox')
    .trim()
    .split(/[\s,]+/);
  return {
    width: pixels(value('width')) ?? pixels(boxWidth),
    height: pixels(value('height')) ?? pixels(boxHeight),
  };
}

function pixels(length: string): number | undefined {
  const [, digits, unit = ''] = length.trim().match(/^(\d{1,6}(?:\.\d+)?)(px|pt|mm|cm|in)?$/) ?? [];
  const size = Math.round(Number(digits) * (perPixel[unit] ?? 1));
  return size > 0 && size < 100_000 ? size : undefined;
}
