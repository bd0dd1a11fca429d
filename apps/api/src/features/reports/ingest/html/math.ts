import { type Attributes, type Clean, type Element, element, type MathTag } from './clean-tree.ts';
import { formulaText } from './math-text.ts';
import { isSourceElement, isSourceText, type SourceElement, type SourceNode } from './source.ts';

/** Elements of presentation that hold others. */
const groups = new Set<string>(
  [
    'mrow mfrac msqrt mroot mstyle mpadded menclose msub msup msubsup munder mover munderover mmultiscripts',
    'mprescripts mtable mtr mtd',
  ]
    .join(' ')
    .split(' '),
);
/** Elements that hold nothing but text. */
const tokens = new Set<string>(['mi', 'mn', 'mo', 'mtext', 'ms']);
/** Written by some programs for what a row says as well. */
const rows = new Set(['semantics', 'merror', 'mlabeledtr']);

const flag = /^(true|false)$/;
const length = /^-?[\d.]{1,8}(em|ex|px|pt|mu|%)?$/;
const side =
  /^(left|right|center|top|bottom|baseline|axis)( (left|right|center|top|bottom|baseline|axis)){0,20}$/;
const allowed: Record<string, RegExp> = {
  display: /^(block|inline)$/,
  displaystyle: flag,
  scriptlevel: /^[+-]?\d$/,
  mathvariant: /^[a-z-]{1,30}$/,
  stretchy: flag,
  fence: flag,
  separator: flag,
  accent: flag,
  accentunder: flag,
  largeop: flag,
  movablelimits: flag,
  symmetric: flag,
  form: /^(prefix|infix|postfix)$/,
  lspace: length,
  rspace: length,
  linethickness: length,
  columnalign: side,
  rowalign: side,
  columnspan: /^\d{1,3}$/,
  rowspan: /^\d{1,3}$/,
  notation: /^[a-z ]{1,60}$/,
};
const mostElements = 2000;

export function isFormula(node: SourceElement): boolean {
  return node.tagName === 'math' && node.namespaceURI === 'http://www.w3.org/1998/Math/MathML';
}

/** A formula rebuilt from its presentation; what it says in one line stands in `alttext`. Nothing if it says nothing. */
export function cleanFormula(node: SourceElement): Clean[] {
  const budget = { left: mostElements };
  const children = node.childNodes.flatMap((child) => part(child, budget));
  const text = formulaText(children);
  if (text === '' || budget.left < 0) return text === '' ? [] : [text];
  return [element('math', children, { ...attributesOf(node), alttext: text })];
}

function part(node: SourceNode, budget: { left: number }): Element[] {
  if (!isSourceElement(node)) return [];
  budget.left -= 1;
  const { tagName: tag } = node;
  if (budget.left < 0) return [];
  if (tokens.has(tag)) return [element(tag as MathTag, [tokenText(node)], attributesOf(node))];
  if (tag === 'mspace') return [element('mspace', [], {})];
  if (tag === 'none') return [element('mrow')];
  if (tag === 'mfenced') return [fenced(node, budget)];
  const children = node.childNodes.flatMap((child) => part(child, budget));
  if (groups.has(tag)) return [element(tag as MathTag, children, attributesOf(node))];
  // The first child is the presentation; the others repeat it for programs.
  if (rows.has(tag)) return tag === 'semantics' ? children.slice(0, 1) : [element('mrow', children)];
  return [];
}

function tokenText(node: SourceElement): string {
  const text = node.childNodes.flatMap((one) => (isSourceText(one) ? [one.value] : [])).join('');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes
  const printable = text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000e-\u001f\u007f\ufffe\uffff]/g, '');
  return printable.replace(/\s+/g, ' ').trim();
}

/** Browsers show no brackets for this element, so they are written out. */
function fenced(node: SourceElement, budget: { left: number }): Element {
  const [open, close] = [mark(node, 'open', '('), mark(node, 'close', ')')];
  const between = mark(node, 'separators', ',').slice(0, 1);
  const children = node.childNodes.flatMap((child) => part(child, budget));
  const listed = children.flatMap((one, index) => (index > 0 && between ? [operator(between), one] : [one]));
  return element(
    'mrow',
    [operator(open), ...listed, operator(close)].filter((one) => one.children[0] !== ''),
  );
}

function mark(node: SourceElement, name: string, usual: string): string {
  return (node.attrs.find((one) => one.name === name)?.value ?? usual).trim().slice(0, 4);
}

function operator(text: string): Element {
  return element('mo', [text]);
}

function attributesOf(node: SourceElement): Attributes {
  const kept = node.attrs.filter(
    ({ name, value, prefix }) => !prefix && Object.hasOwn(allowed, name) && allowed[name]?.test(value.trim()),
  );
  return Object.fromEntries(kept.map(({ name, value }) => [name, value.trim()]));
}
