import type { ClipKind } from '@caliper/contract/custom-reports/custom-reports.values.ts';
import { type DefaultTreeAdapterTypes, parseFragment, serializeOuter } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

export interface ClippedBlock {
  kind: ClipKind;
  title: string;
  /** The names of the image files that it shows. */
  images: string[];
  /** The block with the notes that stand below it. */
  html: string;
}

/** One table or figure of a stored chapter; null for a block that is neither. */
export function clippedBlock(content: string, id: string): ClippedBlock | null {
  const blocks = parseFragment(content).childNodes.filter(isElement);
  const at = blocks.findIndex((block) => attribute(block, 'id') === id);
  const block = blocks[at];
  const kind = block && kinds[block.tagName];
  if (!block || !kind) return null;
  const end = blocks.findIndex((one, index) => index > at && attribute(one, 'data-note') === undefined);
  const whole = kind === 'table' ? blocks.slice(at, end === -1 ? undefined : end) : [block];
  return {
    kind,
    title: titleOf(block) || (kind === 'table' ? 'Table' : 'Figure'),
    images: elementsIn(block)
      .map((one) => attribute(one, 'data-image') ?? '')
      .filter((file) => file !== ''),
    html: whole.map((one) => serializeOuter(one)).join(''),
  };
}

const kinds: Record<string, ClipKind> = { table: 'table', figure: 'figure' };
const mostTitle = 300;

/** The first line of its caption, or what an image is described by. */
function titleOf(block: Element): string {
  const inside = elementsIn(block);
  const caption = inside.find(({ tagName }) => tagName === 'caption' || tagName === 'figcaption');
  const [first = ''] = (caption ? textIn(caption) : '').trim().split('\n');
  const image = inside.find(({ tagName }) => tagName === 'img');
  const title = first || (image && attribute(image, 'alt')) || '';
  return title.replace(/\s+/g, ' ').trim().slice(0, mostTitle);
}

function isElement(node: Node): node is Element {
  return 'tagName' in node;
}

function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((one) => one.name === name)?.value;
}

function elementsIn(node: Element): Element[] {
  return node.childNodes.filter(isElement).flatMap((child) => [child, ...elementsIn(child)]);
}

function textIn(node: Node): string {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterTypes.TextNode).value;
  if (node.nodeName === 'br') return '\n';
  return isElement(node) ? node.childNodes.map(textIn).join('') : '';
}
