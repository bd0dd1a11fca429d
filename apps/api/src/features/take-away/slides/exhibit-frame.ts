import type { ChartBlock, FigureBlock, TableBlock } from '../document.ts';
import { exhibitTitle, linesBelow } from '../document-words.ts';
import { linesIn, linesOf } from '../words-size.ts';
import { content, places, titleSize } from './page.ts';
import type { leadOf } from './text-pages.ts';

export type Exhibit = TableBlock | FigureBlock | ChartBlock;

/** Which part of how many, for what goes on on further slides. */
export interface Part {
  number: number;
  of: number;
}

/** What surrounds a table, chart or figure, and the room that is left for it. */
export interface ExhibitFrame {
  kicker: string;
  title: string;
  subtitle: string;
  below: readonly string[];
  /** Where it begins, below the lead. */
  top: number;
  height: number;
  lead: Lead | null;
}

export type Lead = NonNullable<ReturnType<typeof leadOf>>;

/** What stands above all exhibits of a section, and above its first. */
export interface Around {
  kicker: string;
  lead: Lead | null;
}

const subtitleSize = 13;
const mostSubtitle = 3;

export function subtitleHeight(subtitle: string): number {
  return subtitle === '' ? 0 : linesOf(subtitle, subtitleSize, content.width) * subtitleSize * 1.25 + 4;
}

/** What is expected is said in words too, for those who do not know what dashes mean. */
function subtitleOf(block: Exhibit): string {
  const subtitle = linesIn(block.subtitle, subtitleSize, content.width, { from: 0, to: mostSubtitle }).join(
    ' ',
  );
  if (block.kind !== 'chart') return subtitle;
  const { forecastFrom, categories, shape } = block.chart;
  const from = forecastFrom === null ? undefined : categories[forecastFrom];
  if (from === undefined) return subtitle;
  const look = shape === 'lines' ? 'dashed' : 'pale';
  return [subtitle, `${look} from ${from}: forecast`].filter((part) => part !== '').join('; ');
}

/** Its notes and where it comes from; what names no source has its citation. */
export function belowOf(block: Exhibit): string[] {
  return linesBelow({ notes: block.notes, source: block.source || block.citation });
}

/** What is above and below never takes all of the room. */
const leastHeight = 96;
const notesSize = 10;
const mostNotes = 9;

/** Where things stand around it, and the room that is left. */
export function frameOf(
  block: Exhibit,
  { kicker, lead }: Around,
  part: Part,
  below: readonly string[],
): ExhibitFrame {
  const title = partTitle(exhibitTitle(block) || block.kind, part);
  const subtitle = subtitleOf(block);
  const top = places.title.y + titleSize(title).height + subtitleHeight(subtitle) + 8 + (lead?.height ?? 0);
  const lines = shortNotes(below);
  const notesHeight = notesHeightOf(lines);
  return {
    kicker,
    title,
    subtitle,
    lead,
    below: lines,
    top,
    height: Math.max(leastHeight, places.bottom - top - notesHeight - 8),
  };
}

/** The last line is the source, which always stays. */
function shortNotes(lines: readonly string[]): string[] {
  const source = lines.at(-1);
  const kept: string[] = [];
  for (const line of lines.slice(0, -1)) {
    if (notesLines([...kept, line]) >= mostNotes) return [...kept, '…', source ?? ''];
    kept.push(line);
  }
  return source === undefined ? [] : [...kept, source];
}

const notesLines = (lines: readonly string[]) =>
  lines.reduce((sum, line) => sum + linesOf(line, notesSize, content.width), 0);

export function notesHeightOf(lines: readonly string[]): number {
  return notesLines(lines) * notesSize * 1.2 + 2;
}

/** 'Table 5.1 Value (2 of 4)'. */
export function partTitle(title: string, { number, of }: Part): string {
  return of > 1 ? `${title} (${number} of ${of})` : title;
}
