import { type Clean, type Element, isElement } from '../html/clean-tree.ts';
import { isTableNote } from '../html/table-notes.ts';
import { plainText } from '../html/text.ts';
import type { Correction } from './correction.ts';
import { setCaption } from './set-caption.ts';
import { setHeadRows } from './set-head-rows.ts';

/** The blocks of a chapter with everything put right that was found in it. They keep their ids. */
export function putRight(
  blocks: readonly Element[],
  chapter: number,
  corrections: readonly Correction[],
): Element[] {
  const byBlock = new Map(
    corrections.flatMap((one) => (one.place?.chapter === chapter ? [[one.place.block, one] as const] : [])),
  );
  if (byBlock.size === 0) return [...blocks];
  const gone = new Set<Element>();
  const after = blocks.map((block, at) => {
    const correction = byBlock.get(block.attributes.id ?? '');
    if (!correction) return block;
    for (const other of goneWith(blocks, at, correction)) gone.add(other);
    return correction.leftOut ? block : corrected(block, correction);
  });
  const kept = after.filter((_, at) => !gone.has(blocks[at] as Element));
  const ids = new Set([...gone].flatMap(({ attributes }) => attributes.id ?? []));
  return ids.size === 0 ? kept : unlinked(kept, ids).filter(isElement);
}

function corrected(block: Element, correction: Correction): Element {
  const { caption, unit, headRows } = correction;
  const isTable = block.tag === 'table';
  const titled = caption === undefined && unit === undefined ? block : setCaption(block, correction);
  const headed = isTable && headRows !== undefined ? setHeadRows(titled, headRows) : titled;
  return unit === undefined ? headed : { ...headed, origin: { remarks: [], ...headed.origin, unit } };
}

/** With a table go its notes; and a line beside it that is now its caption is not needed twice. */
function goneWith(blocks: readonly Element[], at: number, { leftOut, caption }: Correction): Element[] {
  if (!leftOut)
    return [blocks[at - 1], blocks[at + 1]].filter(isElement).filter((one) => isLine(one, caption));
  const below = blocks.slice(at + 1);
  const end = blocks[at]?.tag === 'table' ? below.findIndex((block) => !isTableNote(block)) : 0;
  return blocks.slice(at, end < 0 ? blocks.length : at + 1 + end);
}

function isLine(block: Element, caption: string | undefined): boolean {
  const words = (text: string) => text.replace(/\s+/g, ' ').trim();
  return Boolean(caption) && block.tag === 'p' && words(plainText([block])) === words(caption ?? '');
}

/** Without links to what is no longer there. */
function unlinked(nodes: readonly Clean[], gone: ReadonlySet<string>): Clean[] {
  return nodes.flatMap((node) => {
    if (!isElement(node)) return [node];
    const children = unlinked(node.children, gone);
    const isLost = node.tag === 'a' && gone.has(node.attributes.href?.replace(/^#/, '') ?? '');
    return isLost ? children : [{ ...node, children }];
  });
}
