const figure = /^([-−–+]?)\s*(?:[$€£¥]\s?)?(\d{1,3}(?:,\d{3})+|\d+)?(\.\d+)?\s?%?$/;

/** A note number after a figure; after a ten it may also be an exponent. */
const mark = /[⁰¹²³⁴⁵⁶⁷⁸⁹]+$/;
const power = /(?:^|\D)10[⁰¹²³⁴⁵⁶⁷⁸⁹]+$/;

/** The value of a cell with nothing but a number; a cell with a word in it stays text. */
export function readNumber(text: string): number | undefined {
  if (text.length > 40 || power.test(text)) return undefined;
  const trimmed = text
    .replace(mark, '')
    .replace(/[\u00a0\u2009\u202f\s]+/g, ' ')
    .trim();
  const bracketed = trimmed.match(/^\((.+)\)(\s?%)?$/);
  const value = readFigure(bracketed?.[1] ?? trimmed);
  if (value === undefined || !bracketed) return value;
  return value > 0 ? -value : undefined;
}

function readFigure(text: string): number | undefined {
  const [, sign, whole, fraction] = text.match(figure) ?? [];
  if (whole === undefined && fraction === undefined) return undefined;
  const digits = `${(whole ?? '0').replaceAll(',', '')}${fraction ?? ''}`;
  if (digits.length > 16) return undefined;
  const isNegative = sign !== undefined && sign !== '' && sign !== '+';
  return isNegative && Number(digits) !== 0 ? -Number(digits) : Number(digits);
}
