/** Superscript signs and what they stand for; a mark is compared and stored as its plain letter or digit. */
const raisedSigns: Record<string, string> = {
  '⁰': '0',
  '¹': '1',
  '²': '2',
  '³': '3',
  '⁴': '4',
  '⁵': '5',
  '⁶': '6',
  '⁷': '7',
  '⁸': '8',
  '⁹': '9',
  ᵃ: 'a',
  ᵇ: 'b',
  ᶜ: 'c',
  ᵈ: 'd',
  ᵉ: 'e',
  ᶠ: 'f',
  ᵍ: 'g',
  ʰ: 'h',
  ⁱ: 'i',
  ʲ: 'j',
  ᵏ: 'k',
  ˡ: 'l',
  ᵐ: 'm',
  ⁿ: 'n',
  ᵒ: 'o',
  ᵖ: 'p',
  ʳ: 'r',
  ˢ: 's',
  ᵗ: 't',
  ᵘ: 'u',
  ᵛ: 'v',
  ʷ: 'w',
  ˣ: 'x',
  ʸ: 'y',
  ᶻ: 'z',
  ª: 'a',
  º: 'o',
};
const plainSigns = new Map(Object.entries(raisedSigns));
const raisedOf = new Map(
  Object.entries(raisedSigns)
    .toReversed()
    .map(([sign, plain]) => [plain, sign]),
);

const raised = `[${Object.keys(raisedSigns).join('')}]`;
const symbols = '[*†‡§¶]';
const oneMark = `(?:${raised}+|${symbols}{1,4}|\\[(?:\\d{1,2}|[a-z])\\])`;
const atEnd = new RegExp(`(?:\\s?${oneMark}(?:,${oneMark}){0,5}){1,4}$`, 'u');
const atStart = new RegExp(`^${symbols}{1,4}`, 'u');
const single = new RegExp(`${raised}+|(${symbols})\\1*|\\[(?:\\d{1,2}|[a-z])\\]`, 'gu');
const power = /(?:^|\D)10[⁰¹²³⁴⁵⁶⁷⁸⁹]+$/;

interface Marked {
  /** The text without its marks. */
  bare: string;
  marks: string[];
}

const unmarked = /^\d[\d.,]*$/;

/** Takes the footnote references from the ends of a text. After a ten, small digits may be an exponent and stay. */
export function takeMarks(text: string): Marked {
  if (unmarked.test(text) || power.test(text)) return { bare: text, marks: [] };
  const [end = ''] = text.slice(-60).match(atEnd) ?? [];
  const [start = ''] = text.match(atStart) ?? [];
  if (start.length + end.length >= text.length) return { bare: text, marks: [] };
  const marks = [...`${start} ${end}`.matchAll(single)].map(([mark]) => plainMark(mark));
  return { bare: text.slice(start.length, text.length - end.length).trim(), marks };
}

/** `ᵃ`, `[a]` and `(a)` are the mark a. */
export function plainMark(mark: string): string {
  return [...mark.replace(/[[\]()\s]/g, '').toLowerCase()]
    .map((sign) => plainSigns.get(sign) ?? sign)
    .join('');
}

/** What a raised text looks like in plain text: `45` and a small `2` is 45², not 452. Words such as TM stay. */
export function raisedText(text: string): string {
  const isMark = /^[a-z](?:, ?[a-z])*$/.test(text);
  return [...text].map((sign) => (/\d/.test(sign) || isMark ? (raisedOf.get(sign) ?? sign) : sign)).join('');
}

/** The mark with which a note begins. */
const noteMark = new RegExp(
  `^(?:(${raised}+|${symbols}{1,4})|\\[(\\d{1,2}|[a-z])\\]|\\((\\d{1,2}|[a-z])\\))`,
  'u',
);

/** A note may begin with a letter or number that is raised in the table only. */
const plainMarkFirst = /^([a-z]|\d{1,2})[.)]?\s+(?=\p{Lu})/u;
const laterMark = new RegExp(
  `(?<=[.;]\\s{0,2})(?:${raised}{1,3}|${symbols}{1,4}|\\[(?:\\d{1,2}|[a-z])\\])(?=\\s?\\p{L})`,
  'gu',
);

/** The marks that a note explains: the one with which it begins, and those of further notes in the same line. */
export function marksOfNote(note: string): string[] {
  const start = note.trimStart();
  const [first = start.match(plainMarkFirst)?.[1]] = start.match(noteMark) ?? [];
  const later = [...note.slice(0, 4000).matchAll(laterMark)].map(([mark]) => mark);
  return (first === undefined ? later : [first, ...later]).map(plainMark);
}
