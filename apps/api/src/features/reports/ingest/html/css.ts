/** `p.Total` as its parts; every part that is there must fit. */
export interface Compound {
  tag: string | null;
  name: string | null;
  id: string | null;
}

export interface Rule {
  /** What the element is. */
  target: Compound;
  /** What it must be inside of, in any order. */
  inside: Compound[];
  declarations: ReadonlyMap<string, string>;
}

/** What decides whether and how something is shown. All else is left to the reader. */
const read = new Set(
  `display visibility opacity position left top right bottom text-indent margin-left font font-size font-weight
   font-style vertical-align text-align text-decoration text-decoration-line mso-hide mso-element mso-text-raise
   mso-special-character`.split(/\s+/),
);

/** More than any program writes into a page. */
const most = { characters: 2_000_000, rules: 6000 };

/**
 * The rules of a style sheet with selectors made of elements, classes and ids: enough to know what the programs of
 * authors hide, set in bold or raise. Rules for paper, states and generated content do not say what a reader sees.
 */
export function readRules(css: string): Rule[] {
  const rules: Rule[] = [];
  for (const { selectors, body } of blocksIn(plain(css))) {
    const declarations = readDeclarations(body);
    if (declarations.size === 0) continue;
    for (const selector of selectors.split(',')) {
      const rule = ruleOf(selector, declarations);
      if (rule) rules.push(rule);
      if (rules.length >= most.rules) return rules;
    }
  }
  return rules;
}

export function readDeclarations(style: string): Map<string, string> {
  const pairs = style.split(';').map((one) => {
    const colon = one.indexOf(':');
    return [one.slice(0, Math.max(colon, 0)), one.slice(colon + 1)] as const;
  });
  const found = pairs.map(([name, value]) => [name.trim().toLowerCase(), declaredValue(value)] as const);
  return new Map(found.filter(([name, value]) => read.has(name) && value !== ''));
}

function declaredValue(text: string): string {
  const value = text.trim().toLowerCase();
  return value.endsWith('important') ? value.replace(/\s?!\s{0,9}important$/, '') : value;
}

function plain(css: string): string {
  return css
    .slice(0, most.characters)
    .replace(/\/\*[\s\S]*?(\*\/|$)/g, ' ')
    .replace(/<!--|-->|<!\[CDATA\[|\]\]>/g, ' ');
}

interface Block {
  selectors: string;
  body: string;
}

/** Walks once through the braces. What stands in a block for other media is passed over. */
function* blocksIn(css: string): Generator<Block> {
  const skipped: boolean[] = [];
  let start = 0;
  let end = -1;
  for (let at = 0; at < css.length; at += 1) {
    const character = css[at];
    if (
      character === ';' &&
      css
        .slice(start, start + 200)
        .trimStart()
        .startsWith('@')
    )
      start = at + 1;
    if (character === '}') {
      skipped.pop();
      start = at + 1;
    }
    if (character !== '{') continue;
    const selectors = css.slice(start, at).trim();
    if (selectors.startsWith('@')) {
      skipped.push(skipped.at(-1) === true || !/^@media\s+(screen|all)$/i.test(selectors));
      start = at + 1;
      continue;
    }
    if (end < at) end = placeOf(css, '}', at);
    const body = css.slice(at + 1, end);
    if (!skipped.at(-1) && !body.includes('{')) yield { selectors, body };
    skipped.push(skipped.at(-1) ?? false);
    start = at + 1;
  }
}

function placeOf(text: string, sign: string, from: number): number {
  const place = text.indexOf(sign, from);
  return place < 0 ? text.length : place;
}

function ruleOf(selector: string, declarations: ReadonlyMap<string, string>): Rule | null {
  const parts = selector.trim().split(/\s*>\s*|\s+/);
  if (parts.length > 4) return null;
  const compounds = parts.map(readCompound);
  const target = compounds.at(-1);
  const inside = compounds.slice(0, -1);
  if (!target || inside.some((one) => one === null)) return null;
  return { target, inside: inside.filter((one) => one !== null), declarations };
}

function readCompound(text: string): Compound | null {
  const [, tag, name, id] = text.match(/^([a-z][\w-]*|\*)?(?:\.([\w-]+))?(?:#([\w-]+))?$/i) ?? [];
  if (tag === undefined && name === undefined && id === undefined) return null;
  return { tag: tag && tag !== '*' ? tag.toLowerCase() : null, name: name ?? null, id: id ?? null };
}
