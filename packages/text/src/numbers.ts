/** Digits of another number, or of a date, may not be torn apart. */
const before = String.raw`(?<!\p{Nd}[.,])`;
/** A short unit written to it, and what stands small behind it. */
const after = String.raw`[a-z]{0,2}[¹²³⁰-⁹ᵃ-ᶻ]*(?![\p{L}\p{Nd}]|[.,]\d)`;

/** Digits with separators of thousands or a decimal point: 2,366.8, 1.2bn, 2.366,8. */
export const writtenNumber = [
  String.raw`\d{1,3}(?:[,\u00a0\u2009\u202f]\d{3})+(?:\.\d+)?`,
  String.raw`\d{1,3}(?:\.\d{3})+,\d+`,
  String.raw`\d+\.\d+`,
]
  .map((form) => `${before}${form}${after}`)
  .join('|');

const grouped = /^(\d{1,3}(?:[,\u00a0\u2009\u202f]\d{3})+)(\.\d+)?([a-z]*)$/;
const continental = /^(\d{1,3}(?:\.\d{3})+),(\d+)$/;
const decimal = /^(\d+)(\.\d+)([a-z]*)$/;

/** One spelling for all: 2,366.80 is 2366.8. Null for what is no number with separators. Takes lower case. */
export function foldNumber(word: string): string | null {
  const [, whole, fraction = '', unit = ''] =
    grouped.exec(word) ?? decimal.exec(word) ?? fromContinental(word) ?? [];
  if (whole === undefined) return null;
  return `${whole.replace(/\D/g, '')}${fraction.replace(/\.?0+$/, '')}${unit}`;
}

function fromContinental(word: string): string[] | null {
  const [, whole = '', fraction = ''] = continental.exec(word) ?? [];
  return whole === '' ? null : ['', whole, `.${fraction}`];
}

const scales: readonly { exponent: number; words: readonly string[] }[] = [
  { exponent: 3, words: ['thousand', 'k'] },
  { exponent: 6, words: ['million', 'mn', 'm', 'mio'] },
  { exponent: 9, words: ['billion', 'bn', 'b', 'mrd'] },
  { exponent: 12, words: ['trillion', 'tn'] },
];

const exponents = new Map(scales.flatMap(({ exponent, words }) => words.map((word) => [word, exponent])));

export function isScale(word: string): boolean {
  return exponents.has(word);
}

/**
 * The ways in which a text may have this amount, as rows of words: 1.2 billion, 1.2bn, 1200 million and so on. Null for
 * anything but a number with a scale, in one or two words. Sizes are moved in decimal digits, so nothing is rounded.
 */
export function writingsOf(words: readonly string[]): string[][] | null {
  const [, number = '', glued = ''] = /^(\d+(?:\.\d+)?)([a-z]*)$/.exec(words[0] ?? '') ?? [];
  const exponent = exponents.get(glued || (words[1] ?? ''));
  const isWhole = words.length === (glued ? 1 : 2);
  if (number === '' || exponent === undefined || !isWhole) return null;
  const scaled = scales.flatMap((scale) => {
    const moved = move(number, exponent - scale.exponent);
    return moved === null ? [] : scale.words.flatMap((word) => [[moved, word], [`${moved}${word}`]]);
  });
  const whole = move(number, exponent);
  return whole === null || whole.includes('.') ? scaled : [...scaled, [whole]];
}

const mostPlaces = 3;

/** A number times a power of ten; null if nobody would write it so. */
function move(number: string, places: number): string | null {
  const [whole = '', fraction = ''] = number.split('.');
  const digits = `${whole}${fraction}`.replace(/^0+/, '');
  const point = digits.length - fraction.length + places;
  if (point < 0) return null;
  const padded = digits.padEnd(point, '0');
  const [left, right] = [
    padded.slice(0, Math.max(0, point)) || '0',
    padded.slice(Math.max(0, point)).replace(/0+$/, ''),
  ];
  if (right.length > Math.max(mostPlaces, fraction.length)) return null;
  return right ? `${left}.${right}` : left;
}

/** Years are common knowledge; any other word with a digit may be a figure, or part of one. */
export function isFigure(word: string): boolean {
  return !/^[a-z]+$/.test(word) && /\p{N}/u.test(word) && !isYear(word);
}

export function isYear(word: string): boolean {
  return /^(19[9]\d|20\d\d|2100)$/.test(word);
}
