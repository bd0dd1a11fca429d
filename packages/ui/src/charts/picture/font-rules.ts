const family = 'Source Sans 3 Variable';

/** The font faces of the page, to be embedded: a picture cannot load them. */
export async function fontRules(text: string): Promise<string> {
  const wanted = [...document.styleSheets]
    .flatMap(rulesOf)
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .filter(({ style }) => style.getPropertyValue('font-family').includes(family))
    .filter(({ style }) => style.getPropertyValue('font-style') !== 'italic')
    .filter(({ style }) => reaches(style.getPropertyValue('unicode-range'), text));
  const rules = await Promise.all(wanted.map(carried));
  return rules.join('\n');
}

function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    // A style sheet of another origin, such as one of an extension.
    return [];
  }
}

async function carried(rule: CSSFontFaceRule): Promise<string> {
  const [, address = ''] = rule.style.getPropertyValue('src').match(/url\("?([^")]+)"?\)/) ?? [];
  const base = rule.parentStyleSheet?.href ?? location.href;
  const file = await (await fetch(new URL(address, base))).blob();
  return `@font-face { font-family: "${family}"; font-weight: 200 900; src: url(${await dataUrl(file)}) format("woff2"); }`;
}

function dataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

/** Whether any letter of a text lies in a range such as "U+0-FF, U+131". */
export function reaches(range: string, text: string): boolean {
  if (range === '') return true;
  const parts = range.split(',').map((part) => {
    const [first = '', last = first] = part.trim().replace(/^U\+/i, '').split('-');
    const from = Number.parseInt(first.replaceAll('?', '0'), 16);
    return [from, Number.parseInt(last.replaceAll('?', 'F'), 16)] as const;
  });
  const letters = [...new Set(text)].map((letter) => letter.codePointAt(0) ?? 0);
  return letters.some((code) => parts.some(([from, to]) => code >= from && code <= to));
}
