const minus = '−';
/** Made once: creating a formatter costs far more than using it. */
const formatters = [0, 1, 2].map(
  (digits) =>
    new Intl.NumberFormat('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits }),
);

/** A number as tables show it: thousands separators, fixed decimals, a true minus. */
export function figure(value: number, decimals: number): string {
  const text = formatters[decimals]?.format(Math.abs(value)) ?? '';
  return value < 0 && Number(text.replaceAll(',', '')) !== 0 ? `${minus}${text}` : text;
}

export function usdMillion(value: number, decimals: number): string {
  return `USD ${figure(value, decimals)} million`;
}

export function usd(value: number): string {
  return `USD ${figure(value, value < 100 ? 1 : 0)}`;
}

export function percent(value: number): string {
  return `${figure(value, 1)}%`;
}

/** 'a, b and c' */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

const small = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

export function counted(count: number): string {
  return small[count] ?? String(count);
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Lower case for the middle of a sentence, but 'ACL', 'NiTi' and 'MRI' stay as they are. */
export function lower(text: string): string {
  return text.replace(/\b[A-Z][a-z]+\b/g, (word) => word.toLowerCase());
}

export function slug(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
