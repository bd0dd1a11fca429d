/** Widths of letters in the sans of the files, in ems; whatever is not listed is as wide as most letters. */
const widths: readonly (readonly [string, number])[] = [
  ["ijl .,:;'’I", 0.26],
  ['frtJ-()[]!/', 0.35],
  ['cszL', 0.43],
  ['agkvxyEFSTYZ|', 0.49],
  ['ADGHNOQUV&', 0.66],
  ['mw%@+=<>~', 0.8],
  ['MW—…', 0.91],
];
const usual = 0.53;
const ems = new Map(
  widths.flatMap(([letters, width]) => [...letters].map((letter) => [letter, width] as const)),
);

/** The width of a text in points, as nearly as it can be known without the font; rather too much than too little. */
export function textWidth(text: string, size: number): number {
  let width = 0;
  for (const letter of text) width += ems.get(letter) ?? ((letter.codePointAt(0) ?? 0) >= 0x2e80 ? 1 : usual);
  return width * size;
}

/** As much of a text as fits on one line. */
export function shortenedTo(text: string, size: number, width: number): string {
  let used = textWidth('…', size);
  let kept = '';
  for (const letter of text) {
    used += textWidth(letter, size);
    if (used > width) return textWidth(text, size) <= width ? text : `${kept.trimEnd()}…`;
    kept += letter;
  }
  return text;
}

/** How many lines a text takes in a column of a width. */
export function linesOf(text: string, size: number, width: number): number {
  if (textWidth(text, size) <= width && !text.includes('\n')) return 1;
  return linesIn(text, size, width).length;
}

/** The lines of a text in a column of a width, or some of them. */
export function linesIn(
  text: string,
  size: number,
  width: number,
  part?: { from: number; to: number },
): string[] {
  const room = Math.max(width, size);
  const lines = text.split('\n').flatMap((line) => broken(line, size, room));
  return part ? lines.slice(part.from, part.to) : lines;
}

function broken(text: string, size: number, room: number): string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const word of text.split(/(?<=[\s-])/).flatMap((one) => fitting(one, size, room))) {
    const wide = textWidth(word, size);
    if (used > 0 && used + textWidth(word.trimEnd(), size) > room) {
      lines.push(line.trimEnd());
      line = '';
      used = 0;
    }
    line += word;
    used += wide;
  }
  return [...lines, line];
}

/** A word that is wider than its column is broken wherever it has to be. */
function fitting(word: string, size: number, room: number): string[] {
  if (textWidth(word, size) <= room) return [word];
  const pieces: string[] = [];
  let piece = '';
  let used = 0;
  for (const letter of word) {
    const wide = textWidth(letter, size);
    if (piece !== '' && used + wide > room) {
      pieces.push(piece);
      piece = '';
      used = 0;
    }
    piece += letter;
    used += wide;
  }
  return [...pieces, piece];
}

/** The widest word, which is not broken if that can be helped. */
export function longestWord(text: string, size: number): number {
  return Math.max(0, ...text.split(/[\s]+|(?<=-)/).map((word) => textWidth(word, size)));
}
