/** Which sign stands before the decimals: 1,234.5 or 1.234,5. */
export type Style = 'point' | 'comma';

interface Evidence {
  style: Style;
  /** Both signs occur, or one of them repeatedly: it cannot be read in another way. */
  isCertain: boolean;
}

const grouped = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*(?:([.,])\d+)?$/;
const apart = /^\d{1,3}(?:([ '’])\d{3})(?:\1\d{3})*(?:([.,])\d+)?$/;
const plain = /^\d*(?:([.,])\d+)?$/;

/** What the digits say about the signs between them; null if they would fit both styles, or none. */
export function evidenceIn(digits: string): Evidence | null {
  const [, between, decimal] = digits.match(apart) ?? digits.match(grouped) ?? [];
  if (between && decimal) return between === decimal ? null : { style: styleOf(decimal), isCertain: true };
  if (between && /[.,].*[.,]/.test(digits))
    return { style: between === ',' ? 'point' : 'comma', isCertain: true };
  const [, sign] = digits.match(plain) ?? [];
  if (!sign || fitsBoth(digits)) return null;
  return { style: styleOf(sign), isCertain: false };
}

function styleOf(decimal: string): Style {
  return decimal === '.' ? 'point' : 'comma';
}

/** Whether the digits are a thousand times larger in one style than in the other. */
export function fitsBoth(digits: string): boolean {
  return /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits);
}

const mostDigits = 16;
const between = { point: /[ '’,]/, comma: /[ '’.]/ };

export function valueIn(digits: string, style: Style): number | undefined {
  const [whole = '', fraction = '', ...others] = digits.split(style === 'point' ? '.' : ',');
  const groups = whole.split(between[style]);
  const isGrouped =
    groups.length === 1 || groups.every((one, at) => (at === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(one));
  const written = `${groups.join('')}${fraction}`;
  if (others.length > 0 || !isGrouped || !/^\d+$/.test(written) || written.length > mostDigits)
    return undefined;
  return Number(`${groups.join('') || '0'}.${fraction || '0'}`);
}

/** The style that a column's figures have in common; the fewer of two are told apart by `isMixed`. */
export function styleOfColumn(all: readonly string[]): {
  style: Style;
  isMixed: boolean;
  isDecided: boolean;
} {
  const found = all.map(evidenceIn).filter((one) => one !== null);
  const commas = found.filter(({ style }) => style === 'comma').length;
  const points = found.length - commas;
  return {
    style: commas > points ? 'comma' : 'point',
    isMixed: commas > 0 && points > 0,
    isDecided: Math.max(commas, points) >= 3 * Math.min(commas, points) && found.length > 0,
  };
}
