import type { Span } from '../../../../platform/pdf/lines.ts';
import { colours } from '../../colours.ts';
import type { Paper } from '../paper.ts';
import type { Box } from './plot.ts';

type Anchor = 'start' | 'middle' | 'end';
export type Point = readonly [number, number];

const usual = { face: 'sans', size: 8, colour: colours.ink2 } as const;

/** Draws what charts consist of. */
export function createPen(paper: Paper) {
  const { pdf } = paper;
  const lineOf = (spans: readonly Span[]) => paper.linesOf(spans, Infinity)[0] ?? { pieces: [], width: 0 };

  return {
    /** The text of one line; y is its middle. */
    words(
      text: string,
      [x, y]: Point,
      { anchor = 'start', ...look }: { anchor?: Anchor } & Partial<Span> = {},
    ): void {
      const line = lineOf([{ ...usual, ...look, text }]);
      const left = x - (anchor === 'end' ? line.width : anchor === 'middle' ? line.width / 2 : 0);
      paper.scribble([{ line, x: left, y: y + (look.size ?? usual.size) * 0.33 }]);
    },
    spans(spans: readonly Span[], [x, y]: Point): void {
      paper.scribble([{ line: lineOf(spans), x, y: y + usual.size * 0.33 }]);
    },
    widthOf: (text: string, look: Partial<Span> = {}) => paper.widthsOf([{ ...usual, ...look, text }]).whole,
    line(
      points: readonly Point[],
      { colour, width, dash }: { colour: string; width: number; dash?: number },
    ): void {
      for (const [index, [x, y]] of points.entries()) {
        if (index === 0) pdf.moveTo(x, y);
        else pdf.lineTo(x, y);
      }
      if (points.length < 2) return;
      pdf.lineWidth(width).lineJoin('round').strokeColor(colour);
      if (dash) pdf.dash(dash, { space: dash * 0.8 });
      pdf.stroke();
      if (dash) pdf.undash();
    },
    /** A ground, or a bar; one that is a forecast is only outlined. */
    rect({ left, top, right, bottom }: Box, colour: string, isOutlined = false): void {
      const [width, height] = [right - left, bottom - top];
      if (width <= 0 || height <= 0) return;
      if (!isOutlined) pdf.rect(left, top, width, height).fill(colour);
      else
        pdf
          .rect(left + 0.5, top + 0.5, Math.max(0.1, width - 1), Math.max(0.1, height - 1))
          .lineWidth(1)
          .dash(2.2, { space: 1.6 })
          .fillAndStroke(tinted(colour), colour)
          .undash();
    },
    ring([x, y]: Point, colour: string): void {
      pdf.circle(x, y, 2.6).lineWidth(1.2).fillAndStroke(colours.white, colour);
    },
  };
}

export type Pen = ReturnType<typeof createPen>;

/** A colour nearly as light as the paper. */
function tinted(colour: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return `#${parts
    .map((part) =>
      Math.round(255 - (255 - part) * 0.18)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
