import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { unpackWoff } from './woff.ts';

/** Prose is set in serif, the product speaks in sans; strong is their bold. */
export type Face =
  | 'serif'
  | 'serif-italic'
  | 'serif-strong'
  | 'serif-strong-italic'
  | 'sans'
  | 'sans-italic'
  | 'strong'
  | 'strong-italic';

/** One file of each family, to locate the others. */
const families = {
  serif: import.meta.resolve('@fontsource/source-serif-4/files/source-serif-4-latin-400-normal.woff'),
  sans: import.meta.resolve('@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff'),
};
const cuts: Record<Face, [keyof typeof families, string]> = {
  serif: ['serif', '400-normal'],
  'serif-italic': ['serif', '400-italic'],
  'serif-strong': ['serif', '600-normal'],
  'serif-strong-italic': ['serif', '600-italic'],
  sans: ['sans', '400-normal'],
  'sans-italic': ['sans', '400-italic'],
  strong: ['sans', '600-normal'],
  'strong-italic': ['sans', '600-italic'],
};
/** For the alphabets and signs that the product's own families do not have. */
const others = {
  normal: import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  strong: import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
};
const alphabets = ['latin', 'latin-ext', 'greek', 'cyrillic', 'vietnamese'] as const;
const subsets = [...alphabets, 'other'] as const;
type Subset = (typeof subsets)[number];

/** The part of a PDF document that handles fonts. */
interface FontHolder {
  registerFont(name: string, font: Buffer): unknown;
  font(name: string): unknown;
}
interface Opened {
  _font: { font: ReadFont };
}
/** Can be registered as its bytes can, though the types do not say so. */
interface ReadFont extends Buffer {
  hasGlyphForCodePoint(code: number): boolean;
  _glyphs: object;
}

export interface Run {
  font: string;
  text: string;
}

/** Reading a font takes longer than writing a document with it. */
const readFonts = new Map<string, ReadFont>();

function fontBytes(face: Face, subset: Subset): Buffer {
  if (subset === 'other') return readFileSync(fileURLToPath(others[weightOf(face)]));
  const [family, cut] = cuts[face];
  const address = families[family].replace('latin-400-normal', `${subset}-${cut}`);
  return unpackWoff(readFileSync(fileURLToPath(address)));
}

function weightOf(face: Face): keyof typeof others {
  return face.includes('strong') ? 'strong' : 'normal';
}

/** The other alphabets are not drawn anew for each face. */
function nameOf(face: Face, subset: Subset): string {
  return `${subset === 'other' ? weightOf(face) : face}-${subset}`;
}

/** Fonts are split by alphabet, so text is cut into runs that one part can show. */
export function createTypesetter(document: FontHolder) {
  const registered = new Set<string>();
  const chosen = new Map<string, string | null>();

  function open(face: Face, subset: Subset): string {
    const name = nameOf(face, subset);
    if (registered.has(name)) return name;
    registered.add(name);
    const known = readFonts.get(name);
    // A font remembers which letters a glyph stood for first: text copied from a later document would lack some.
    if (known) known._glyphs = {};
    document.registerFont(name, known ?? fontBytes(face, subset));
    readFonts.set(name, current(name));
    return name;
  }

  function current(name: string): ReadFont {
    document.font(name);
    return (document as unknown as Opened)._font.font;
  }

  const shows = (name: string, character: string) =>
    current(name).hasGlyphForCodePoint(character.codePointAt(0) ?? 0);

  function fontFor(face: Face, character: string): string | null {
    if (/^[ -~]$/.test(character)) return open(face, 'latin');
    const key = `${face} ${character}`;
    const known = chosen.get(key);
    if (known !== undefined) return known;
    const subset = subsets.find((one) => shows(open(face, one), character));
    const name = subset ? nameOf(face, subset) : null;
    chosen.set(key, name);
    return name;
  }

  /** A character that no part has is replaced by its base letter, or by a question mark. */
  function pieceFor(face: Face, character: string): Run {
    const own = fontFor(face, character);
    if (own) return { font: own, text: character };
    const base = character.normalize('NFKD').replace(/\p{M}/gu, '');
    const isPlain = base !== '' && [...base].every((letter) => fontFor(face, letter) !== null);
    return { font: open(face, 'latin'), text: isPlain && /^[ -~]+$/.test(base) ? base : '?' };
  }

  return (face: Face, text: string): Run[] => {
    const runs: Run[] = [];
    for (const character of readable(text)) {
      const piece = pieceFor(face, character);
      const last = runs.at(-1);
      if (last?.font === piece.font) last.text += piece.text;
      else runs.push(piece);
    }
    return runs;
  };
}

/** Accents join their letters; what only steers the text, such as a place to break or a direction, is not drawn. */
function readable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\p{Cf}|\p{Variation_Selector}/gu, '')
    .replaceAll('\u2011', '-')
    .replace(/[\s\p{Cc}]+/gu, ' ');
}
