import { type CaptionLine, captionLines, type Kind, kindOf, type Side } from './caption-places.ts';
import { captionOf } from './captions.ts';
import { type Clean, isElement } from './clean-tree.ts';

/** On which side of its block a caption stands in this document; null if the document does not decide it. */
export type Habit = Record<Kind, Side | null>;

export interface Match {
  line: CaptionLine;
  block: number;
  side: Side;
}

/** Three of four must agree. */
const firmness = 3;

/** The habit of all pages together: captions that can belong to one block only, and those already within their block. */
export function habitOf(pages: Clean[][]): Habit {
  const votes = { table: { above: 0, below: 0 }, figure: { above: 0, below: 0 } };
  for (const nodes of pages) {
    for (const { block, side } of matchClear(captionLines(nodes)).matches) {
      const node = nodes[block];
      const kind = isElement(node) ? kindOf(node) : null;
      if (kind) votes[kind][side] += 1;
    }
    for (const node of nodes) {
      const kind = isElement(node) ? kindOf(node) : null;
      const side = isElement(node) ? sideWithin(node) : null;
      if (kind && side) votes[kind][side] += 1;
    }
  }
  return { table: sideOf(votes.table), figure: sideOf(votes.figure) };
}

function sideOf({ above, below }: Record<Side, number>): Side | null {
  if (above + below === 0) return null;
  if (above >= firmness * below) return 'above';
  return below >= firmness * above ? 'below' : null;
}

function sideWithin(node: Extract<Clean, { tag: unknown }>): Side | null {
  const caption = captionOf(node);
  if (!caption) return null;
  if (caption.tag === 'caption') return caption.attributes.style ? 'below' : 'above';
  return node.children.find(isElement) === caption ? 'above' : 'below';
}

/**
 * Gives each caption with one possible block that block, until nothing follows any more: what one caption needs, its
 * neighbour cannot have. Open are those that could still belong to either side.
 */
export function matchClear(lines: CaptionLine[]): { matches: Match[]; open: CaptionLine[] } {
  const matches: Match[] = [];
  const taken = new Set<number>();
  let open = lines;
  for (let before = -1; before !== open.length; ) {
    before = open.length;
    open = open.filter((line) => {
      const [match, ...others] = optionsOf(line, taken);
      if (!match) return false;
      if (others.length > 0) return true;
      matches.push(match);
      taken.add(match.block);
      return false;
    });
  }
  return { matches, open };
}

export function optionsOf(line: CaptionLine, taken: ReadonlySet<number>): Match[] {
  const sides = [
    ['below', line.before],
    ['above', line.after],
  ] as const;
  return sides.flatMap(([side, block]) =>
    block !== null && !taken.has(block) ? [{ line, block, side }] : [],
  );
}
