import type { Declarations } from './page-styles.ts';
import {
  attribute,
  isSourceElement,
  isSourceText,
  newElement,
  type SourceElement,
  type SourceNode,
} from './source.ts';
import { roleOf } from './vocabulary.ts';

/** How the text inside an element is set, and how much of that its elements say already. */
export interface Emphasis {
  bold: boolean;
  italic: boolean;
  isBoldSaid: boolean;
  isItalicSaid: boolean;
  isRaised: boolean;
  isLinked: boolean;
  /** Headings are set by the reader alone. */
  isHeading: boolean;
}

export const plainEmphasis: Emphasis = {
  bold: false,
  italic: false,
  isBoldSaid: false,
  isItalicSaid: false,
  isRaised: false,
  isLinked: false,
  isHeading: false,
};

interface Emphasised {
  inside: Emphasis;
  around: (children: SourceNode[]) => SourceNode[];
}

type Wrapping = 'b' | 'i' | 'sup' | 'sub' | 's' | 'u';

/** Turns the styles of an element into elements within it, and leaves in its style only what those cannot say. */
export function emphasise(node: SourceElement, declared: Declarations, outside: Emphasis): Emphasised {
  const role = roleOf(node.tagName);
  if (role === 'dropped') return { inside: outside, around: (children) => children };
  return role === 'inline' || role === 'unknown'
    ? inlineEmphasis(node, declared, outside)
    : blockEmphasis(node, declared, outside);
}

function inlineEmphasis(node: SourceElement, declared: Declarations, outside: Emphasis): Emphasised {
  const bold = weightOf(declared) ?? (/^(b|strong)$/.test(node.tagName) || outside.bold);
  const italic = slantOf(declared) ?? (/^(i|em|cite|dfn|var)$/.test(node.tagName) || outside.italic);
  const raised = raiseOf(node, declared);
  const wrappings: Wrapping[] = [];
  const isFree = !outside.isHeading && node.tagName !== 'img';
  if (isFree && bold && !outside.isBoldSaid && !/^(b|strong)$/.test(node.tagName)) wrappings.push('b');
  if (isFree && italic && !outside.isItalicSaid && !/^(i|em|cite|dfn|var)$/.test(node.tagName))
    wrappings.push('i');
  if (raised && !outside.isRaised) wrappings.push(raised);
  if (isFree) wrappings.push(...lines(node, declared, outside));
  unsay(node, bold, italic);
  restyle(node, [
    ...(isFree && !bold && outside.isBoldSaid ? ['font-weight: normal'] : []),
    ...(isFree && !italic && outside.isItalicSaid ? ['font-style: normal'] : []),
  ]);
  return {
    inside: {
      ...outside,
      bold,
      italic,
      isBoldSaid: bold,
      isItalicSaid: italic,
      isRaised: outside.isRaised || raised !== null || /^su[bp]$/.test(node.tagName),
      isLinked: outside.isLinked || node.tagName === 'a',
    },
    around: (children) => wrap(wrappings, children),
  };
}

/** An element whose own meaning its style takes back, as the wrapper around text pasted from Google Docs. */
function unsay(node: SourceElement, bold: boolean, italic: boolean): void {
  const isTakenBack =
    (/^(b|strong)$/.test(node.tagName) && !bold) || (/^(i|em)$/.test(node.tagName) && !italic);
  if (isTakenBack) Object.assign(node, { tagName: 'span', nodeName: 'span' });
}

function blockEmphasis(node: SourceElement, declared: Declarations, outside: Emphasis): Emphasised {
  const isHeading = outside.isHeading || /^(h[1-6]|th|caption|figcaption|pre)$/.test(node.tagName);
  const bold = weightOf(declared) ?? outside.bold;
  const italic = slantOf(declared) ?? outside.italic;
  const wrappings: Wrapping[] = isHeading
    ? []
    : [...(bold ? ['b' as const] : []), ...(italic ? ['i' as const] : [])];
  align(node, declared);
  const inside = { ...outside, bold, italic, isBoldSaid: bold, isItalicSaid: italic, isHeading };
  return { inside, around: (children) => wrapRuns(wrappings, children) };
}

/** Texts are set flush left by the reader; only what differs from that is an author's choice. */
function align(node: SourceElement, declared: Declarations): void {
  const value = declared.get('text-align') ?? '';
  const own = attribute(node, 'style') ?? '';
  if (/^(center|right)$/.test(value)) restyle(node, [`text-align: ${value}`, own]);
}

function weightOf(declared: Declarations): boolean | null {
  const value = declared.get('font-weight') ?? '';
  if (/^(bold|bolder|[6-9]00)$/.test(value)) return true;
  return /^(normal|lighter|[1-5]00)$/.test(value) ? false : null;
}

function slantOf(declared: Declarations): boolean | null {
  const value = declared.get('font-style') ?? '';
  if (/^(italic|oblique)/.test(value)) return true;
  return value === 'normal' ? false : null;
}

function raiseOf(node: SourceElement, declared: Declarations): 'sup' | 'sub' | null {
  if (/^(su[bp]|img)$/.test(node.tagName)) return null;
  const value = declared.get('vertical-align') ?? '';
  if (value === 'super' || /^[1-9]/.test(declared.get('mso-text-raise') ?? '')) return 'sup';
  return value === 'sub' || /^-[1-9]/.test(declared.get('mso-text-raise') ?? '') ? 'sub' : null;
}

/** A link is underlined by the reader. */
function lines(node: SourceElement, declared: Declarations, outside: Emphasis): Wrapping[] {
  const value = `${declared.get('text-decoration') ?? ''} ${declared.get('text-decoration-line') ?? ''}`;
  const isOfLink = outside.isLinked || node.tagName === 'a' || node.childNodes.some(isLink);
  if (value.includes('line-through') && !/^(s|strike|del)$/.test(node.tagName)) return ['s'];
  return value.includes('underline') && !isOfLink && !/^(u|ins)$/.test(node.tagName) ? ['u'] : [];
}

function isLink(node: SourceNode): boolean {
  return isSourceElement(node) && node.tagName === 'a';
}

function restyle(node: SourceElement, declarations: string[]): void {
  const others = node.attrs.filter(({ name }) => name !== 'style');
  const value = declarations.filter((one) => one !== '').join('; ');
  node.attrs = value === '' ? others : [...others, { name: 'style', value }];
}

function wrap(wrappings: Wrapping[], children: SourceNode[]): SourceNode[] {
  if (children.every(isSpace)) return children;
  return wrappings.reduceRight((content, tag) => [newElement(tag, content)], children);
}

/** Wraps the text between the blocks. */
function wrapRuns(wrappings: Wrapping[], children: SourceNode[]): SourceNode[] {
  if (wrappings.length === 0) return children;
  const result: SourceNode[] = [];
  let run: SourceNode[] = [];
  for (const child of children) {
    if (isInline(child)) run.push(child);
    else {
      result.push(...wrap(wrappings, run), child);
      run = [];
    }
  }
  return [...result, ...wrap(wrappings, run)];
}

function isInline(node: SourceNode): boolean {
  return !isSourceElement(node) || /^(inline|unknown)$/.test(roleOf(node.tagName));
}

function isSpace(node: SourceNode): boolean {
  return isSourceText(node) && node.value.trim() === '';
}
