import type { SaxesTagNS } from 'saxes';

const perPixel: Record<string, number> = { '': 1, px: 1, pt: 4 / 3, mm: 96 / 25.4, cm: 96 / 2.54, in: 96 };

/** The intended size of a drawing, in pixels. */
export function sizeOf(root: SaxesTagNS | undefined): {
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
