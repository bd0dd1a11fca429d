import { type Hit, hitsIn } from '@caliper/text/hits.ts';
import type { Query } from '@caliper/text/query.ts';
import { type Place, readText } from './read-text.ts';

/** A part of one text node that belongs to a hit. */
interface Piece {
  from: number;
  to: number;
  /** From 1. */
  hit: number;
  isFirst: boolean;
}

/**
 * Marks the hits of the query and returns their number. Each hit is one `mark`; if it spans several text nodes, the
 * rest of it is in spans.
 */
export function markHits(root: Element, query: Query): number {
  clearMarks(root);
  const { text, places } = readText(root);
  const hits = hitsIn(text, query);
  for (const [node, pieces] of piecesByNode(places, hits)) {
    if (node instanceof Text) cutOut(node, pieces);
    else for (const piece of pieces) markAround(node, piece);
  }
  return hits.length;
}

/** Both lists are in reading order, so each is walked once. */
function piecesByNode(places: Place[], hits: Hit[]): Map<Text | Element, Piece[]> {
  const found = new Map<Text | Element, Piece[]>();
  let index = 0;
  for (const [place, { start, end }] of hits.entries()) {
    while (index < places.length && endOf(places[index]) <= start) index += 1;
    let isFirst = true;
    for (let at = index; at < places.length && (places[at]?.start ?? end) < end; at += 1) {
      const { node, start: offset, length } = places[at] as Place;
      const piece = {
        from: Math.max(start - offset, 0),
        to: Math.min(end - offset, length),
        hit: place + 1,
        isFirst,
      };
      const known = found.get(node);
      if (known) known.push(piece);
      else found.set(node, [piece]);
      isFirst = false;
    }
  }
  return found;
}

function endOf(place: Place | undefined): number {
  return place ? place.start + place.length : 0;
}

function cutOut(node: Text, pieces: Piece[]): void {
  const { data } = node;
  const parts: (string | HTMLElement)[] = [];
  let last = 0;
  for (const piece of pieces) {
    if (piece.from > last) parts.push(data.slice(last, piece.from));
    parts.push(markOf(data.slice(piece.from, piece.to), piece));
    last = piece.to;
  }
  if (last < data.length) parts.push(data.slice(last));
  node.replaceWith(...parts);
}

/** No mark can stand inside a formula. */
function markAround(node: Element, piece: Piece): void {
  const mark = markOf('', piece);
  node.replaceWith(mark);
  mark.append(node);
}

function markOf(text: string, { hit, isFirst }: Piece): HTMLElement {
  const mark = document.createElement(isFirst ? 'mark' : 'span');
  mark.setAttribute(isFirst ? 'data-hit' : 'data-hit-rest', String(hit));
  mark.textContent = text;
  return mark;
}

/** Restores the content to its state before marking. */
export function clearMarks(root: Element): void {
  const parents = new Set<Node>();
  for (const mark of root.querySelectorAll('[data-hit], [data-hit-rest]')) {
    if (mark.parentNode) parents.add(mark.parentNode);
    mark.replaceWith(...mark.childNodes);
  }
  for (const parent of parents) parent.normalize();
}

/** Makes a hit the only current one. */
export function showCurrent(root: Element, hit: number): HTMLElement | null {
  for (const old of root.querySelectorAll('[data-hit-now]')) {
    old.removeAttribute('data-hit-now');
    old.removeAttribute('aria-current');
  }
  for (const part of root.querySelectorAll(`[data-hit="${hit}"], [data-hit-rest="${hit}"]`))
    part.setAttribute('data-hit-now', '');
  const mark = root.querySelector<HTMLElement>(`[data-hit="${hit}"]`);
  mark?.setAttribute('aria-current', 'true');
  return mark;
}
