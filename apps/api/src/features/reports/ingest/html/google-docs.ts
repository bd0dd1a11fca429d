import { classesOf } from './page-styles.ts';
import {
  attribute,
  isSourceElement,
  isSourceText,
  newElement,
  type SourceElement,
  type SourceNode,
} from './source.ts';

interface GoogleList {
  id: string;
  level: number;
}

/** Google Docs writes every level of a list as a list of its own, one after the other. They are put into each other. */
export function nestGoogleLists(nodes: SourceNode[], numerals: ReadonlyMap<string, string>): SourceNode[] {
  const result: SourceNode[] = [];
  /** The open list of each level. */
  let open: { list: SourceElement; kind: GoogleList }[] = [];
  for (const node of nodes) {
    if (isSourceText(node) && node.value.trim() === '') continue;
    const kind = isSourceElement(node) ? kindOf(node) : null;
    if (!kind || !isSourceElement(node)) {
      if (isSourceElement(node)) node.childNodes = withSpaces(node, numerals);
      open = [];
      result.push(node);
      continue;
    }
    open = open.filter(({ kind: { level } }) => level <= kind.level);
    const last = open.at(-1);
    if (last?.kind.level === kind.level && last.kind.id === kind.id && last.list.tagName === node.tagName) {
      last.list.childNodes.push(...node.childNodes);
      continue;
    }
    if (last?.kind.level === kind.level) open.pop();
    const list = numbered(node, kind, numerals);
    const item = open.at(-1)?.list.childNodes.findLast(isSourceElement);
    if (item) item.childNodes.push(list);
    else result.push(list);
    open.push({ list, kind });
  }
  return result;
}

/** Only between blocks do spaces mean nothing. */
function withSpaces(node: SourceElement, numerals: ReadonlyMap<string, string>): SourceNode[] {
  const holdsLists = node.childNodes.some((one) => isSourceElement(one) && kindOf(one) !== null);
  if (holdsLists) return nestGoogleLists(node.childNodes, numerals);
  for (const one of node.childNodes) if (isSourceElement(one)) one.childNodes = withSpaces(one, numerals);
  return node.childNodes;
}

function kindOf(node: SourceElement): GoogleList | null {
  if (node.tagName !== 'ul' && node.tagName !== 'ol') return null;
  const found = classesOf(node).map((name) => name.match(/^lst-kix_(.{1,80})-(\d)$/));
  const [, id, level] = found.find((match) => match !== null) ?? [];
  return id === undefined ? null : { id, level: Number(level) };
}

function numbered(
  node: SourceElement,
  { id, level }: GoogleList,
  numerals: ReadonlyMap<string, string>,
): SourceElement {
  const type = numerals.get(`${id}-${level}`);
  const start = attribute(node, 'start');
  const attributes = { ...(start && start !== '1' && { start }), ...(type && { type }) };
  return { ...newElement(node.tagName, [...node.childNodes], attributes), ...place(node) };
}

function place({ sourceCodeLocation }: SourceElement) {
  return sourceCodeLocation ? { sourceCodeLocation } : {};
}

const numeralTypes = new Map([
  ['lower-latin', 'a'],
  ['lower-alpha', 'a'],
  ['upper-latin', 'A'],
  ['upper-alpha', 'A'],
  ['lower-roman', 'i'],
  ['upper-roman', 'I'],
]);

/** The numerals of each list and level, which only the style sheet says. */
export function googleNumerals(css: string): Map<string, string> {
  const rules = css.matchAll(
    /\.lst-kix_([\w-]{1,90})\s{0,9}>\s{0,9}li::?before\s{0,9}\{[^}]{0,200}?counter\([\w-]{1,100},\s{0,9}([a-z-]{1,20})\)/gi,
  );
  return new Map(
    [...rules].flatMap(([, key = '', name = '']) => {
      const type = numeralTypes.get(name.toLowerCase());
      return type ? [[key, type] as const] : [];
    }),
  );
}

/**
 * The body of a page from Google Docs has no divisions but the header first, the footer last, and the boxes of notes
 * and comments after it.
 */
export function googleMargins(body: SourceElement): SourceElement[] {
  if (!classesOf(body).includes('doc-content')) return [];
  const elements = body.childNodes.filter(isSourceElement);
  const [first] = elements;
  const divisions = elements.filter((one) => one.tagName === 'div' && !holdsNote(one));
  return divisions.filter((one) => one === first || one === lastText(elements));
}

function lastText(elements: SourceElement[]): SourceElement | undefined {
  return elements.findLast((one) => one.tagName !== 'hr' && !(one.tagName === 'div' && holdsNote(one)));
}

function holdsNote(node: SourceElement): boolean {
  return node.childNodes.some(
    (one) =>
      isSourceElement(one) && (/^(cmnt|ftnt|endnt)\d/.test(attribute(one, 'id') ?? '') || holdsNote(one)),
  );
}
