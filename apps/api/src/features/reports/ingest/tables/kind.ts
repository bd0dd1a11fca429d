import { type TableKind, tableKinds } from '../content.ts';
import { type Element, elementsOf } from '../html/clean-tree.ts';
import { plainText } from '../html/text.ts';

const captions: [RegExp, TableKind][] = [
  [/\bmarkets? (covered|included)\b|\bscope of (the )?(report|markets?)\b/, 'markets covered'],
  [/\bclinical (trials?|stud(y|ies))\b/, 'clinical trials'],
  [/\b(drivers?|limiters?|restraints?)\b/, 'market drivers'],
  [/\bswot\b/, 'swot'],
];

/** The authors' own label decides, then the caption, then the heading cells. */
export function kindOf(parts: Element[], named: string): TableKind {
  return namedKind(named) ?? captionKind(textOf(parts, 'caption')) ?? cellsKind(parts) ?? 'default';
}

/** The kind that an author gave the table by its class. */
export function namedKind(named: string): TableKind | undefined {
  const words = named
    .toLowerCase()
    .replace(/[-_\s]+/g, ' ')
    .trim();
  return (
    tableKinds.find((kind) => kind !== 'default' && words.includes(kind)) ??
    (/\bdefault\b/.test(words) ? 'default' : undefined)
  );
}

export function captionKind(caption: string): TableKind | undefined {
  return captions.find(([pattern]) => pattern.test(caption.toLowerCase()))?.[1];
}

const longestSwot = 4000;

function cellsKind(parts: Element[]): TableKind | undefined {
  const heads = textOf(parts, 'thead');
  const all = `${heads} ${textOf(parts, 'tbody')}`;
  const isSwot = /strength/.test(all) && /weakness/.test(all) && /opportunit/.test(all) && /threat/.test(all);
  if (isSwot && all.length < longestSwot) return 'swot';
  if (/\b(phase|nct|trial)\b/.test(heads) && /\b(sponsor|status|enrol\w*|study|trial)\b/.test(heads))
    return 'clinical trials';
  if (/\b(driver|limiter|restraint)s?\b/.test(heads)) return 'market drivers';
  return /\bmarkets? covered\b/.test(heads) ? 'markets covered' : undefined;
}

function textOf(parts: Element[], tag: Element['tag']): string {
  const found = parts.filter((part) => part.tag === tag);
  return plainText(
    found.flatMap((part) => (tag === 'caption' ? part.children : elementsOf(part))),
  ).toLowerCase();
}
