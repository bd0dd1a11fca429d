const romans: [number, string][] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];
/** Beyond this, letters and Roman numerals are no longer read by anyone. */
const most = 3999;

/** A number as a list of Word shows it. Formats of other scripts are written in digits. */
export function writeNumber(value: number, format: string): string {
  if (format === 'none' || format === 'bullet') return '';
  if (value < 1 || value > most) return String(value);
  switch (format) {
    case 'lowerLetter':
      return letters(value);
    case 'upperLetter':
      return letters(value).toUpperCase();
    case 'lowerRoman':
      return roman(value);
    case 'upperRoman':
      return roman(value).toUpperCase();
    case 'decimalZero':
      return String(value).padStart(2, '0');
    default:
      return String(value);
  }
}

/** After z comes aa, then bb. */
function letters(value: number): string {
  const letter = String.fromCharCode(97 + ((value - 1) % 26));
  return letter.repeat(Math.floor((value - 1) / 26) + 1);
}

function roman(value: number): string {
  let rest = value;
  let text = '';
  for (const [worth, letter] of romans) {
    while (rest >= worth) {
      text += letter;
      rest -= worth;
    }
  }
  return text;
}

const types: Record<string, string> = {
  lowerLetter: 'a',
  upperLetter: 'A',
  lowerRoman: 'i',
  upperRoman: 'I',
};

/** The `type` of an HTML list; undefined for digits. */
export function listType(format: string): string | undefined {
  return types[format];
}
