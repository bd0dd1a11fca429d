import type { Face, Run } from './fonts.ts';

/** Text that looks the same. */
export interface Span {
  text: string;
  face: Face;
  size: number;
  colour: string;
  /** How far above the base line; below it if negative. */
  rise?: number;
  link?: string;
}

/** Text in one font, with its place in the line. */
export interface Piece extends Omit<Span, 'face'> {
  font: string;
  x: number;
  width: number;
}

export interface Line {
  pieces: Piece[];
  width: number;
}

interface Word {
  pieces: Omit<Piece, 'x'>[];
  width: number;
  /** What stands before it, unless it begins the line. */
  before: 'nothing' | 'space' | 'break';
}

interface Setting {
  typeset: (face: Face, text: string) => Run[];
  widthOf: (font: string, text: string) => number;
}

/** Breaks text into lines that are no wider than asked for; a word that is wider is broken too. */
export function createLineBreaker({ typeset, widthOf }: Setting) {
  function piecesOf({ face, text, ...style }: Span): Omit<Piece, 'x'>[] {
    return typeset(face, text).map((run) => ({
      ...style,
      ...run,
      width: widthOf(run.font, run.text) * style.size,
    }));
  }

  function wordsOf(spans: readonly Span[]): Word[] {
    const words: Word[] = [];
    let before: Word['before'] | null = 'nothing';
    for (const span of spans)
      for (const part of span.text.match(parts) ?? []) {
        if (/^\s/.test(part)) {
          before = part.includes('\n') ? 'break' : 'space';
          continue;
        }
        const last = words.at(-1);
        const pieces = piecesOf({ ...span, text: part });
        if (before === null && last && !mayEnd.test(last.pieces.at(-1)?.text ?? ''))
          last.pieces.push(...pieces);
        else words.push({ pieces, width: 0, before: before ?? 'nothing' });
        before = null;
      }
    for (const word of words) word.width = sum(word.pieces);
    return words;
  }

  /** A word that is too wide, as several that are not. */
  function cut(word: Word, width: number): Word[] {
    const parts: Word[] = [];
    for (const piece of word.pieces)
      for (const character of piece.text) {
        const one = { ...piece, text: character, width: widthOf(piece.font, character) * piece.size };
        const last = parts.at(-1);
        if (last && last.width + one.width <= width) add(last, one);
        else parts.push({ pieces: [one], width: one.width, before: last ? 'nothing' : word.before });
      }
    return parts;
  }

  function add(word: Word, one: Omit<Piece, 'x'>): void {
    const last = word.pieces.at(-1);
    word.width += one.width;
    if (!last || !isAlike(last, one)) word.pieces.push(one);
    else
      word.pieces[word.pieces.length - 1] = {
        ...last,
        text: last.text + one.text,
        width: last.width + one.width,
      };
  }

  const spaceIn = ({ font, size }: { font: string; size: number }) => widthOf(font, ' ') * size;

  function spaceBefore({ before, pieces: [first] }: Word): number {
    return before === 'space' && first ? spaceIn(first) : 0;
  }

  function lineOf(words: readonly Word[]): Line {
    const pieces: Piece[] = [];
    let x = 0;
    for (const [index, word] of inReadingOrder(words).entries())
      for (const [place, piece] of word.pieces.entries()) {
        const last = pieces.at(-1);
        const hasSpace = index > 0 && place === 0 && word.before !== 'nothing';
        const space = hasSpace ? spaceIn(piece) : 0;
        if (last && isAlike(last, piece)) {
          last.text += `${hasSpace ? ' ' : ''}${piece.text}`;
          last.width += space + piece.width;
        } else {
          if (last && hasSpace && !rightToLeft.test(last.text)) last.text += ' ';
          pieces.push({ ...piece, x: x + space });
        }
        x += space + piece.width;
      }
    return { pieces, width: x };
  }

  function linesOf(spans: readonly Span[], width: number): Line[] {
    const lines: Line[] = [];
    let open: Word[] = [];
    let used = 0;
    const end = () => {
      if (open.length > 0) lines.push(lineOf(open));
      open = [];
      used = 0;
    };
    for (const whole of wordsOf(spans))
      for (const word of whole.width > width ? cut(whole, width) : [whole]) {
        const wanted = used + spaceBefore(word) + word.width;
        if (open.length > 0 && (word.before === 'break' || wanted > width + 0.01)) end();
        used += (open.length > 0 ? spaceBefore(word) : 0) + word.width;
        open.push(word);
      }
    end();
    return lines;
  }

  return {
    linesOf,
    /** Of the widest word, and of all in one line. */
    widthsOf(spans: readonly Span[]): { least: number; whole: number } {
      const words = wordsOf(spans);
      return {
        least: Math.max(0, ...words.map(({ width }) => width)),
        whole: words.reduce((total, word) => total + spaceBefore(word) + word.width, 0),
      };
    },
  };
}

export type LineBreaker = ReturnType<typeof createLineBreaker>;

/** Spaces that break a line, and words; a dash or a stroke in a word may end a line. */
const parts = /[ \t\n\r]+|[^ \t\n\r]+?[-–—/](?=\p{L}{2})|[^ \t\n\r]+/gu;
const mayEnd = /\p{L}[-–—/]$/u;
const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;

function isAlike(one: Omit<Piece, 'x'>, other: Omit<Piece, 'x'>): boolean {
  return (
    !rightToLeft.test(one.text) &&
    one.font === other.font &&
    one.size === other.size &&
    one.colour === other.colour &&
    one.rise === other.rise &&
    one.link === other.link
  );
}

/** Words written from right to left stand in that order; the letters of each are put in order by the font. */
function inReadingOrder(words: readonly Word[]): readonly Word[] {
  const isTurned = ({ pieces }: Word) => pieces.some(({ text }) => rightToLeft.test(text));
  if (!words.some(isTurned)) return words;
  const ordered: Word[] = [];
  let turned = 0;
  for (const word of words) {
    turned = isTurned(word) ? turned + 1 : 0;
    ordered.splice(ordered.length - Math.max(0, turned - 1), 0, word);
  }
  return ordered;
}

function sum(pieces: readonly { width: number }[]): number {
  return pieces.reduce((total, { width }) => total + width, 0);
}
