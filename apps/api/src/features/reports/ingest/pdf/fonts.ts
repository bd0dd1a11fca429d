import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { unpackWoff } from './woff.ts';

export type Face = 'serif' | 'sans' | 'strong';

/** One file of each family, to locate the others. */
const homes = {
  serif: import.meta.resolve('@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff'),
  sans: import.meta.resolve('@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff'),
  strong: import.meta.resolve('@fontsource/source-sans-3/files/source-sans-3-latin-600-normal.woff'),
};
const subsets = ['latin', 'latin-ext', 'greek', 'cyrillic', 'vietnamese'] as const;
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
  const address = homes[face].replace(/-latin-(?=\d)/, `-${subset}-`);
  return unpackWoff(readFileSync(fileURLToPath(address)));
}

/** Fonts are split by alphabet, so text is cut into runs that one part can show. */
export function createTypesetter(document: FontHolder) {
  const registered = new Set<string>();
  const chosen = new Map<string, string | null>();

  function open(face: Face, subset: Subset): string {
    const name = `${face}-${subset}`;
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
    const name = subset ? `${face}-${subset}` : null;
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
    for (const character of text.replace(/[\s\p{Cc}]+/gu, ' ')) {
      const piece = pieceFor(face, character);
      const last = runs.at(-1);
      if (last?.font === piece.font) last.text += piece.text;
      else runs.push(piece);
    }
    return runs;
  };
}
