import { linesOf } from '../words-size.ts';

/** A slide of 16:9, in points. */
export const page = { width: 960, height: 540 } as const;

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

const left = 48;
const width = page.width - 2 * left;

/** Where things stand on slides. */
export const places = {
  kicker: { x: left, y: 24, width, height: 18 },
  title: { x: left, y: 42, width, height: 34 },
  footer: { x: left, y: 506, width: width - 60, height: 22 },
  number: { x: page.width - left - 52, y: 506, width: 52, height: 22 },
  /** Ends where the exhibit and what stands below it end. */
  bottom: 494,
  cover: {
    title: { x: left, y: 176, width: 720, height: 110 },
    subtitle: { x: left, y: 292, width: 720, height: 64 },
    licence: { x: left, y: 424, width: 720, height: 62 },
  },
  chapter: {
    number: { x: left, y: 150, width: 300, height: 64 },
    title: { x: left, y: 214, width: 380, height: 160 },
    origin: { x: left, y: 424, width: 380, height: 70 },
    footer: { x: 500, y: 494, width: 330, height: 34 },
    list: { x: 500, y: 96, width: page.width - 500 - left, height: 380 },
  },
} as const satisfies Record<string, Area | number | Record<string, Area>>;

export const content = { x: left, width } as const;

/** The serif of headings is that much wider than the sans whose letters are known. */
const serif = 1.13;

/** How large a title is set, and the height that it takes. */
export function titleSize(text: string): { size: number; height: number } {
  const lines = (size: number) => linesOf(text, size * serif, width);
  const size = lines(24) === 1 ? 24 : lines(20) <= 2 ? 20 : lines(14) <= 3 ? 14 : 12;
  return { size, height: lines(size) * size * 1.2 + 5 };
}

/** In the unit of drawings: 12,700 to a point. */
export function emu(points: number): number {
  return Math.round(points * 12_700);
}
