import { type Compound, type Rule, readDeclarations, readRules } from './css.ts';
import { attribute, isSourceElement, isSourceText, type SourceElement, type SourceNode } from './source.ts';

export type Declarations = ReadonlyMap<string, string>;

/** What the style sheets of a page and the attributes of an element say about it. */
export interface PageStyles {
  of(node: SourceElement, above: Ancestors): Declarations;
}

/** The keys of the elements around the current one, and how many have each. */
export type Ancestors = ReadonlyMap<string, number>;

const mostClasses = 30;
const mostNested = 200;

export function pageStyles(sheets: string[]): PageStyles {
  const byKey = rulesByKey(sheets.flatMap(readRules));
  return {
    of(node, above) {
      const own = readDeclarations(attribute(node, 'style') ?? '');
      const found = keysOf(node).flatMap((key) => byKey.get(key) ?? []);
      const fitting = found.filter(({ rule }) => rule.inside.every((one) => above.has(keyOf(one))));
      if (fitting.length === 0) return own;
      fitting.sort((a, b) => weightOf(a.rule) - weightOf(b.rule) || a.order - b.order);
      return new Map([...fitting.flatMap(({ rule }) => [...rule.declarations]), ...own]);
    },
  };
}

interface Ordered {
  order: number;
  rule: Rule;
}

/** Rules with the same selector are one, so that a page of many rules costs each element no more than one of few. */
function rulesByKey(rules: Rule[]): Map<string, Ordered[]> {
  const byKey = new Map<string, Ordered[]>();
  let nested = 0;
  for (const [order, rule] of rules.entries()) {
    const known = byKey.get(keyOf(rule.target)) ?? [];
    const same = rule.inside.length === 0 ? known.find((one) => one.rule.inside.length === 0) : undefined;
    if (same) Object.assign(same, { order, rule: joined(same.rule, rule) });
    else if (rule.inside.length === 0 || nested < mostNested) known.push({ order, rule });
    if (rule.inside.length > 0) nested += 1;
    byKey.set(keyOf(rule.target), known);
  }
  return byKey;
}

function joined(first: Rule, second: Rule): Rule {
  return { ...second, declarations: new Map([...first.declarations, ...second.declarations]) };
}

/** Gives the text of a style sheet of the package. */
export type Linked = (reference: string) => string | undefined;

/** The style sheets of a page in their order, those of the package among them. */
export function* sheetsIn(nodes: SourceNode[], linked: Linked): Generator<string> {
  for (const node of nodes) {
    if (!isSourceElement(node)) continue;
    const isForReading = /^\s*(screen|all)?\s*$/i.test(attribute(node, 'media') ?? '');
    if (node.tagName === 'style' && isForReading)
      yield node.childNodes.flatMap((one) => (isSourceText(one) ? [one.value] : [])).join('');
    const isSheet = node.tagName === 'link' && /stylesheet/i.test(attribute(node, 'rel') ?? '');
    if (isSheet && isForReading) yield linked(attribute(node, 'href') ?? '') ?? '';
    yield* sheetsIn(node.childNodes, linked);
  }
}

function keyOf({ tag, name, id }: Compound): string {
  return `${tag ?? ''}${name === null ? '' : `.${name}`}${id === null ? '' : `#${id}`}`;
}

/** Every simple selector that fits the element. */
export function keysOf(node: SourceElement): string[] {
  const { tagName: tag } = node;
  const id = attribute(node, 'id');
  const names = [...new Set(classesOf(node))].slice(0, mostClasses);
  return [
    '',
    tag,
    ...names.flatMap((name) => [`.${name}`, `${tag}.${name}`]),
    ...(id ? [`#${id}`, `${tag}#${id}`] : []),
  ];
}

function weightOf({ target, inside }: Rule): number {
  return [target, ...inside].reduce(
    (sum, { tag, name, id }) => sum + (tag ? 1 : 0) + (name ? 100 : 0) + (id ? 10_000 : 0),
    0,
  );
}

export function classesOf(node: SourceElement): string[] {
  return (attribute(node, 'class') ?? '').split(/\s+/).filter((name) => name !== '');
}
