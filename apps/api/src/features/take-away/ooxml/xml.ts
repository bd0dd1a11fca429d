/** Ready markup. Everything else is text, and is escaped where it is put in. */
export class Markup {
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
}

type Value = Markup | readonly Value[] | string | number | false | null | undefined;

/**
 * Markup with values in it, as text or as attributes: xml`<a:t>${name}</a:t>`. Lists follow each other, nothing stands
 * for null, undefined and false. Line breaks of the template and what indents them are left out.
 */
export function xml(strings: TemplateStringsArray, ...values: Value[]): Markup {
  const parts = flattened(strings);
  let source = parts[0] ?? '';
  for (const [index, value] of values.entries()) source += sourceOf(value) + parts[index + 1];
  return new Markup(source);
}

const known = new WeakMap<TemplateStringsArray, string[]>();

function flattened(strings: TemplateStringsArray): string[] {
  const found = known.get(strings);
  if (found) return found;
  const parts = strings.map((part) => part.replace(/\s*\n\s*(?=<|$)/g, '').replace(/\s*\n\s*/g, ' '));
  known.set(strings, parts);
  return parts;
}

function sourceOf(value: Value): string {
  if (value instanceof Markup) return value.source;
  if (value === null || value === undefined || value === false) return '';
  if (typeof value === 'object') return value.map(sourceOf).join('');
  return escapeText(String(value));
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** For text and attributes alike. What no XML may contain, such as control characters, is left out. */
export function escapeText(text: string): string {
  return text
    .replace(/(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu, '')
    .replace(/[&<>"]/g, (character) => entities[character] ?? '');
}

/** As the file begins. */
export function xmlFile({ source }: Markup): string {
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${source}`;
}
