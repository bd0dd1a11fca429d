import {
  type Clean,
  type Element,
  element,
  elementsOf,
  isAnchor,
  isElement,
  walk,
} from '../html/clean-tree.ts';
import { anchorsIn } from '../html/tidy.ts';

/** A block with the anchors before it. */
interface Piece {
  nodes: Clean[];
  block: Element;
}

/**
 * Footnotes at the end of a long page go to the chapters that refer to them. A footnote is a block that leads back to
 * where it is referred to, in its own chapter or an earlier one.
 */
export function deliverNotes(parts: Clean[][]): Clean[][] {
  const places = parts.map(
    (nodes) =>
      new Set(
        anchorsIn(nodes)
          .filter(isAnchor)
          .map(({ anchor }) => anchor),
      ),
  );
  const links = parts.map((nodes) => linksIn(nodes));
  const homesOf = (piece: Piece, home: number): number[] => {
    const own = anchorsIn(piece.nodes)
      .filter(isAnchor)
      .map(({ anchor }) => anchor);
    const back = linksIn(piece.nodes);
    const isReferring = (at: number) => own.some((anchor) => links[at]?.has(anchor));
    const referring = [...parts.keys()].slice(0, home + 1).filter(isReferring);
    const isNote = referring.some((at) => [...back].some((anchor) => places[at]?.has(anchor)));
    return isNote ? referring : [];
  };
  const delivered: Clean[][] = parts.map(() => []);
  const kept = parts.map((nodes, at) => keepOwn(nodes, at, homesOf, delivered));
  return kept.map((nodes, at) => [...nodes, ...(delivered[at] ?? [])]);
}

/** What stays in its part; notes of other parts are handed over. */
function keepOwn(
  nodes: Clean[],
  at: number,
  homesOf: (piece: Piece, home: number) => number[],
  delivered: Clean[][],
): Clean[] {
  const { pieces, rest } = piecesOf(nodes);
  const kept: Clean[] = [];
  let homes: number[] = [];
  let hasMoved = false;
  for (const piece of pieces.flatMap(asNotes)) {
    const own = homesOf(piece, at);
    const goesOn = own.length === 0 && piece.block.tag === 'p' && homes.length > 0;
    if (!goesOn) homes = own;
    if (homes.length === 0 || homes.includes(at)) append(kept, piece);
    else hasMoved = true;
    for (const home of homes) if (home !== at) append(delivered[home] ?? [], piece);
  }
  return [...(hasMoved ? withoutRule(kept) : kept), ...rest];
}

/** The line above the notes goes with them. */
function withoutRule(nodes: Clean[]): Clean[] {
  const last = nodes.at(-1);
  return isElement(last) && last.tag === 'hr' ? nodes.slice(0, -1) : nodes;
}

function piecesOf(nodes: Clean[]): { pieces: Piece[]; rest: Clean[] } {
  const pieces: Piece[] = [];
  let waiting: Clean[] = [];
  for (const node of nodes) {
    waiting.push(node);
    if (!isElement(node)) continue;
    pieces.push({ nodes: waiting, block: node });
    waiting = [];
  }
  return { pieces, rest: waiting };
}

/** The items of a list of notes go their own ways, each with its number. */
function asNotes(piece: Piece): Piece[] {
  const { block, nodes } = piece;
  const items = elementsOf(block);
  const areNotes =
    block.tag === 'ol' && items.every((item) => linksIn([item]).size > 0 && anchorsIn([item]).length > 0);
  if (!areNotes) return [piece];
  const first = Number(block.attributes.start ?? 1);
  return items.map((item, index) => {
    const list = element('ol', [item], { ...block.attributes, ...startAt(first + index) });
    return { nodes: index === 0 ? [...nodes.slice(0, -1), list] : [list], block: list };
  });
}

function startAt(number: number): { start?: string } {
  return number === 1 ? {} : { start: String(number) };
}

/** Items that follow each other are one list again. */
function append(nodes: Clean[], { nodes: added, block }: Piece): void {
  const last = nodes.at(-1);
  const goesOn =
    isElement(last) &&
    added.length === 1 &&
    last.tag === 'ol' &&
    block.tag === 'ol' &&
    Number(last.attributes.start ?? 1) + last.children.length === Number(block.attributes.start ?? 1);
  if (goesOn) nodes[nodes.length - 1] = { ...last, children: [...last.children, ...block.children] };
  else nodes.push(...added);
}

function linksIn(nodes: Clean[]): Set<string> {
  const hrefs = [...walk(nodes)].map(({ attributes }) => attributes.href ?? '');
  return new Set(hrefs.filter((href) => href.startsWith('#')).map((href) => href.slice(1)));
}
