/** The characters of the font Symbol from 0x20 to 0x7e and from 0xa1 to 0xfe; a space where there is none. */
const symbolLow =
  ' !∀#∃%&∋()∗+,−./0123456789:;<=>?≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_ αβχδεφγηιϕκλμνοπθρστυϖωξψζ{|}∼';
const symbolHigh =
  'ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…  ↵ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓◊〈®©™∑           〉∫⌠ ⌡         ';

/** The characters of Wingdings that reports use: ticks, boxes, arrows, bullets. */
const wingdings: Record<number, string> = {
  74: '☺',
  76: '☹',
  108: '●',
  109: '❍',
  110: '■',
  111: '□',
  113: '❑',
  114: '❒',
  115: '⬧',
  117: '◆',
  118: '❖',
  119: '⬥',
  158: '·',
  159: '•',
  167: '▪',
  168: '◻',
  171: '★',
  216: '➢',
  223: '←',
  224: '→',
  225: '↑',
  226: '↓',
  232: '➔',
  240: '⇨',
  251: '✗',
  252: '✓',
  253: '☒',
  254: '☑',
};

/** What a character of a symbol font shows, in a usual font; null if it is not known. */
export function symbolText(font: string, code: number): string | null {
  const place = code >= 0xf000 && code <= 0xf0ff ? code - 0xf000 : code;
  const name = font.toLowerCase();
  if (name === 'symbol') return known(place < 0x80 ? symbolLow[place - 0x20] : symbolHigh[place - 0xa1]);
  if (name === 'wingdings') return known(wingdings[place]);
  // In other fonts the codes of usual characters mean what they always mean.
  return place >= 0x20 && place < 0xe000 && code < 0xe000 ? String.fromCodePoint(place) : null;
}

function known(character: string | undefined): string | null {
  return character === undefined || character === ' ' ? null : character;
}

/** Private characters, as Word stores the letters of symbol fonts in ordinary text. */
export const privateCharacters = /[\uf020-\uf0ff]/g;
