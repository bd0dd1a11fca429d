/** The CSS allowed in chapters: a few properties, each with its allowed values. */
const allowed = {
  'text-align': /^(left|right|center|justify)$/,
  'vertical-align': /^(top|middle|bottom|baseline|sub|super)$/,
  'font-weight': /^(bold|normal|[1-9]00)$/,
  'font-style': /^(italic|normal)$/,
  'text-decoration': /^(underline|line-through)$/,
  'caption-side': /^bottom$/,
  width: /^(100|[1-9]?\d(\.\d{1,2})?)%$/,
} as const;

export type StyleName = keyof typeof allowed;

const names = Object.keys(allowed) as StyleName[];

/** The allowed declarations in a fixed order; undefined if there are none. */
export function cleanStyle(style: string, wanted: readonly StyleName[]): string | undefined {
  const found = declarations(style);
  const kept = names.flatMap((name) => {
    const value = wanted.includes(name) ? found.get(name) : undefined;
    return value !== undefined && allowed[name].test(value) ? [`${name}: ${value}`] : [];
  });
  return kept.length > 0 ? kept.join('; ') : undefined;
}

function declarations(style: string): Map<string, string> {
  const pairs = style.split(';').map((one) => one.split(':'));
  return new Map(
    pairs.flatMap(([name, value, ...rest]) =>
      name !== undefined && value !== undefined && rest.length === 0
        ? [[name.trim().toLowerCase(), value.trim().toLowerCase()]]
        : [],
    ),
  );
}

/** What a style would fetch or run, in words; null if it does neither. */
export function styleProblem(css: string): string | null {
  const plain = plainCss(css);
  if (/expression ?\(|(java|vb)script ?:|-moz-binding/.test(plain)) return 'a style that runs script';
  if (/@import/.test(plain)) return 'a style that imports another';
  if (/(url|image|image-set|src) ?\( ?["']? ?([a-z][a-z0-9+.-]{0,20}:)?[/\\]{2}/.test(plain))
    return 'a style that refers to another site';
  return null;
}

/** Removes comments and escapes, which browsers ignore but which can fool filters. */
function plainCss(css: string): string {
  return css
    .replace(/\/\*[\s\S]*?(\*\/|$)/g, '')
    .replace(/\\([0-9a-f]{1,6})\s?/gi, (_, hex: string) => character(Number.parseInt(hex, 16)))
    .replace(/\\(?!\\)/g, '')
    .replace(/\s+/g, ' ')
    .toLowerCase();
}

function character(code: number): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : '';
}
