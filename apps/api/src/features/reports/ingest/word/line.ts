import type { SourceNode } from '../html/source.ts';
import type { Builder } from './builder.ts';

/** How a piece of text looks, as far as it carries meaning. The order is that of the elements, outermost first. */
export const marks = ['b', 'i', 'u', 's', 'sup', 'sub'] as const;
export type Mark = (typeof marks)[number];

/** All pieces of one link share one object. */
export interface Link {
  href: string;
}

export interface Look {
  marks: readonly Mark[];
  link: Link | null;
}

/** The content of a paragraph while it is read: pieces that look the same are joined, however Word has split them. */
export interface Line {
  add(piece: string | SourceNode, look: Look): void;
  nodes(): SourceNode[];
}

interface Run extends Look {
  pieces: (string | SourceNode)[];
}

export const plain: Look = { marks: [], link: null };

export function createLine(builder: Builder): Line {
  const runs: Run[] = [];

  function written({ pieces, marks: looks }: Run): SourceNode[] {
    const nodes = pieces.map((piece) => (typeof piece === 'string' ? builder.text(piece) : piece));
    return looks.reduceRight((inner, tag) => [builder.element(tag, inner)], nodes);
  }

  return {
    add(piece, { marks: looks, link }) {
      if (piece === '') return;
      const last = runs.at(-1);
      if (!last || last.link !== link || last.marks.join() !== looks.join())
        runs.push({ pieces: [piece], marks: looks, link });
      else if (typeof piece === 'string' && typeof last.pieces.at(-1) === 'string')
        last.pieces.push(`${last.pieces.pop()}${piece}`);
      else last.pieces.push(piece);
    },
    nodes: () =>
      linksOf(runs).flatMap(({ link, runs: own }) => {
        const inner = own.flatMap(written);
        return link ? [builder.element('a', inner, { href: link.href })] : inner;
      }),
  };
}

function linksOf(runs: Run[]): { link: Link | null; runs: Run[] }[] {
  const groups: { link: Link | null; runs: Run[] }[] = [];
  for (const run of runs) {
    const last = groups.at(-1);
    if (last && last.link === run.link) last.runs.push(run);
    else groups.push({ link: run.link, runs: [run] });
  }
  return groups;
}
