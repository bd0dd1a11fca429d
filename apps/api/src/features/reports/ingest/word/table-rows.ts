import { chosen } from './alternatives.ts';
import type { Story } from './document.ts';
import { reportDeleted, reportUnread } from './losses.ts';
import { isPrompt } from './spans.ts';
import type { Xml, XmlNode } from './xml.ts';
import { childNamed, childrenNamed, isXml, switchOf, textWithin, valueIn } from './xml-query.ts';

export interface Row {
  isHeading: boolean;
  /** Columns that are left free before the first cell and after the last. */
  before: number;
  after: number;
  cells: WordCell[];
}

export interface WordCell {
  node: Xml;
  properties: Xml | undefined;
  columns: number;
  /** Whether it goes on with the cell above. */
  merge: 'begins' | 'goes on' | undefined;
}

/** The rows of a table without those that were deleted or are hidden. */
export function rowsIn(table: Xml, story: Story): Row[] {
  return wrapped(table.children, 'w:tr', story).flatMap((node) => {
    const properties = childNamed(node, 'w:trPr');
    if (childNamed(properties, 'w:del')) {
      reportDeleted(node, story);
      return [];
    }
    if (switchOf(properties, 'w:hidden')) {
      story.report('hidden', textWithin(node));
      return [];
    }
    return [rowFrom(node, properties, story)];
  });
}

function rowFrom(node: Xml, properties: Xml | undefined, story: Story): Row {
  return {
    isHeading: switchOf(properties, 'w:tblHeader') ?? false,
    before: count(valueIn(properties, 'w:gridBefore'), 0),
    after: count(valueIn(properties, 'w:gridAfter'), 0),
    cells: wrapped(node.children, 'w:tc', story).flatMap((cell) => cellFrom(cell, story)),
  };
}

function cellFrom(node: Xml, story: Story): WordCell[] {
  const properties = childNamed(node, 'w:tcPr');
  if (childNamed(properties, 'w:cellDel')) {
    reportDeleted(node, story);
    return [];
  }
  return [
    { node, properties, columns: count(valueIn(properties, 'w:gridSpan'), 1), merge: mergeOf(properties) },
  ];
}

function mergeOf(properties: Xml | undefined): WordCell['merge'] {
  const merge = childNamed(properties, 'w:vMerge');
  if (!merge) return undefined;
  return merge.attributes['w:val'] === 'restart' ? 'begins' : 'goes on';
}

function count(text: string | undefined, otherwise: number): number {
  return text !== undefined && /^\d{1,5}$/.test(text) ? Number(text) : otherwise;
}

/** Rows and cells may be within content controls and tags. */
function wrapped(nodes: XmlNode[], name: string, story: Story): Xml[] {
  return nodes.filter(isXml).flatMap((node) => {
    if (node.name === name) return [node];
    if (name === 'w:tc' && isUnfilled(node)) return promptless(node, story);
    const inner = innerOf(node);
    if (inner) return wrapped(inner, name, story);
    reportUnread(node, story);
    return [];
  });
}

function isUnfilled(node: Xml): boolean {
  return node.name === 'w:sdt' && isPrompt(node);
}

/** The cells of a field that nobody has filled in stay, and are empty. */
function promptless(control: Xml, story: Story): Xml[] {
  story.report('prompt', textWithin(control));
  return wrapped(childNamed(control, 'w:sdtContent')?.children ?? [], 'w:tc', story).map((cell) => ({
    ...cell,
    children: childrenNamed(cell, 'w:tcPr'),
  }));
}

/** What is in an element that only wraps; null for any other. */
function innerOf(node: Xml): XmlNode[] | null {
  if (node.name === 'w:sdt') return childNamed(node, 'w:sdtContent')?.children ?? [];
  if (node.name === 'mc:AlternateContent') return chosen(node);
  return /^w:(customXml|smartTag|ins|moveTo)$/.test(node.name) ? node.children : null;
}
