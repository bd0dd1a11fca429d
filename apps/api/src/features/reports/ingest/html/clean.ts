import {
  type Attributes,
  type Clean,
  type Element,
  element,
  isAnchor,
  isBlock,
  isElement,
} from './clean-tree.ts';
import type { Cleaner, Surroundings } from './cleaner.ts';
import { cleanFigure } from './figures.ts';
import { inlineElement } from './inline.ts';
import { cleanDefinitions, cleanList } from './lists.ts';
import { cleanFormula, isFormula } from './math.ts';
import { preformatted } from './preformatted.ts';
import {
  attribute,
  isHtml,
  isSourceElement,
  isSourceText,
  type SourceElement,
  type SourceNode,
} from './source.ts';
import { cleanStyle } from './styles.ts';
import { cleanTable } from './table.ts';
import { anchorsIn, flatten, isBlank, tidyInline } from './tidy.ts';
import { type LineTag, roleOf } from './vocabulary.ts';
import { appendBlock, wordIndent, wordItem } from './word-lists.ts';

/** The content of a page as a flat list of blocks, with the anchors between them. */
export function cleanPage(nodes: SourceNode[], around: Surroundings): Clean[] {
  return createCleaner(around).blocks(nodes);
}

function createCleaner(around: Surroundings): Cleaner {
  const cleaner: Cleaner = {
    around,
    blocks: (nodes) => joinRuns(pieces(nodes, cleaner)),
    flow: (nodes) => joinFlow(pieces(nodes, cleaner)),
    line: (nodes) => tidyInline(flatten(pieces(nodes, cleaner))),
  };
  return cleaner;
}

/** Inline nodes and blocks in order, without their wrappers. */
function pieces(nodes: SourceNode[], cleaner: Cleaner): Clean[] {
  return nodes.flatMap((node) => {
    if (isSourceText(node)) return [printable(node.value)];
    if (!isSourceElement(node)) return [];
    if (isFormula(node)) return [...anchorsOf(node), ...cleanFormula(node)];
    return isHtml(node) ? [...anchorsOf(node), ...elementPieces(node, cleaner)] : [];
  });
}

/** Removes characters that neither a page nor a database can hold, and places to break a word, which split it for search. */
function printable(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes
  return text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000e-\u001f\u007f\u00ad\ufffe\uffff]/g, '');
}

function anchorsOf(node: SourceElement): Clean[] {
  const names = [attribute(node, 'id'), node.tagName === 'a' ? attribute(node, 'name') : undefined];
  return names.flatMap((anchor) => (anchor ? [{ anchor }] : []));
}

function elementPieces(node: SourceElement, cleaner: Cleaner): Clean[] {
  switch (roleOf(node.tagName)) {
    case 'dropped':
      return [];
    case 'line':
      return lineBlock(node, cleaner);
    case 'structure':
      return structure(node, cleaner);
    case 'wrapper':
      return cleaner.blocks(node.childNodes);
    case 'inline':
      return inlineElement(node, pieces(node.childNodes, cleaner), cleaner.around);
    case 'unknown':
      return pieces(node.childNodes, cleaner);
  }
}

function lineBlock(node: SourceElement, cleaner: Cleaner): Clean[] {
  if (node.tagName === 'pre') return preformatted(pieces(node.childNodes, cleaner));
  if (holdsTable(node)) return cleaner.blocks(node.childNodes).flatMap(atEmptyLines);
  const align = attribute(node, 'align')?.toLowerCase() ?? '';
  const style = cleanStyle(`text-align:${align};${attribute(node, 'style') ?? ''}`, ['text-align']);
  const isNote = node.tagName === 'p' && attribute(node, 'data-note') !== undefined;
  const attributes = { ...(style && { style }), ...(isNote && { 'data-note': '' }) };
  const lines = block(node.tagName as LineTag, cleaner.line(node.childNodes), attributes);
  const habit = habitOf(node);
  const found = habit ? lines.map((line) => (isElement(line) ? { ...line, habit } : line)) : lines;
  const indent = wordIndent(node);
  return indent === null ? found : found.map((one) => (isElement(one) ? wordItem(one, indent) : one));
}

/** In pages without a doctype a table does not end the paragraph before it. */
function holdsTable(node: SourceElement): boolean {
  return node.childNodes.some(
    (child) => isSourceElement(child) && (child.tagName === 'table' || holdsTable(child)),
  );
}

/** Where lines are set apart by breaks, each is a paragraph. */
function atEmptyLines(node: Clean): Clean[] {
  if (!isElement(node) || node.tag !== 'p') return [node];
  const parts: Clean[][] = [[]];
  for (const [index, child] of node.children.entries()) {
    if (isBreak(child) && isBreak(node.children[index + 1])) parts.push([]);
    else parts.at(-1)?.push(child);
  }
  return parts.flatMap((children) => block('p', tidyInline(children), node.attributes));
}

function isBreak(node: Clean | undefined): boolean {
  return isElement(node) && node.tag === 'br';
}

function habitOf(node: SourceElement): Element['habit'] {
  if (/(?:page-)?break-after:\s*avoid/i.test(attribute(node, 'style') ?? '')) return 'with next';
  return /(?:^|[\s_-])(?:foot|table)?-?(?:notes?|sources?)(?:$|[\s_-])/i.test(attribute(node, 'class') ?? '')
    ? 'note'
    : undefined;
}

function block(tag: Element['tag'], children: Clean[], attributes: Attributes = {}): Clean[] {
  if (isBlank(children)) return anchorsIn(children);
  return [element(tag, children, attributes)];
}

function structure(node: SourceElement, cleaner: Cleaner): Clean[] {
  switch (node.tagName) {
    case 'hr':
      return [element('hr')];
    case 'table':
      return cleanTable(node, cleaner);
    case 'figure':
      return cleanFigure(node, cleaner);
    case 'dl':
      return cleanDefinitions(node, cleaner);
    case 'blockquote':
      return block('blockquote', cleaner.blocks(node.childNodes));
    default:
      return cleanList(node, cleaner);
  }
}

/** Wraps text between blocks in paragraphs. */
function joinRuns(found: Clean[]): Clean[] {
  const result: Clean[] = [];
  let run: Clean[] = [];
  for (const piece of found) {
    if (isBlock(piece)) {
      result.push(...block('p', tidyInline(run)));
      appendBlock(result, piece);
      run = [];
    } else run.push(piece);
  }
  return [...result, ...block('p', tidyInline(run))];
}

function joinFlow(found: Clean[]): Clean[] {
  const firstBlock = found.findIndex(isBlock);
  if (firstBlock < 0) return tidyInline(found);
  const blocks = joinRuns(found.slice(firstBlock));
  const text = tidyInline(found.slice(0, firstBlock));
  if (!isBlank(text) && blocks.every(isPlaceOrList)) return [...text, ...blocks];
  return unwrapSingle([...block('p', text), ...blocks]);
}

/** An item may begin with text and go on with lists. */
function isPlaceOrList(node: Clean): boolean {
  return isAnchor(node) || (isElement(node) && (node.tag === 'ul' || node.tag === 'ol'));
}

function unwrapSingle(nodes: Clean[]): Clean[] {
  const [only, ...others] = nodes.filter(isElement);
  const isBare = only?.tag === 'p' && others.length === 0 && !only.attributes.style;
  return isBare ? [...nodes.filter(isAnchor), ...only.children] : nodes;
}
