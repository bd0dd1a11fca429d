import { arrange, withFigures } from '../html/arrange.ts';
import { habitOf } from '../html/caption-habit.ts';
import { type Clean, isAnchor, isElement } from '../html/clean-tree.ts';
import { isBlank } from '../html/tidy.ts';
import { deliverNotes } from './chapter-notes.ts';
import { numberNotes } from './return-signs.ts';

/** The blocks of a page, before captions and chapters were found. */
export interface ReadPage {
  name: string;
  number: number;
  nodes: Clean[];
}

/** The chapters of all pages. What a page alone does not tell is a habit of the whole report: where captions stand. */
export function draftChapters(pages: ReadPage[]): ReadPage[] {
  const shown = pages.map((page) => ({ ...page, nodes: withFigures(numberNotes(page.nodes)) }));
  const habit = habitOf(shown.map(({ nodes }) => nodes));
  const arranged = shown.map(({ name, number, nodes }) => ({ name, number, nodes: arrange(nodes, habit) }));
  const [only] = arranged;
  return only && arranged.length === 1 ? split(only) : arranged;
}

/** A single page with the whole report is split at its first-level headings. */
function split(page: ReadPage): ReadPage[] {
  const parts = splitAtHeadings(page.nodes);
  if (parts.length < 2) return [page];
  return deliverNotes(parts).map((nodes, index) => ({ name: page.name, number: index + 1, nodes }));
}

/** Text before the first heading belongs to the first part. */
function splitAtHeadings(nodes: Clean[]): Clean[][] {
  const parts: Clean[][] = [];
  let opening: Clean[] = [];
  for (const node of nodes) {
    if (isElement(node) && node.tag === 'h1') {
      parts.push(parts.length === 0 ? [...opening, node] : [...takeAnchors(parts.at(-1) ?? []), node]);
      opening = [];
    } else (parts.at(-1) ?? opening).push(node);
  }
  return parts.length === 0 ? [opening] : parts.filter((part) => !isBlank(part));
}

/** Anchors right before a heading, such as that of a section around it, belong to what follows. */
function takeAnchors(part: Clean[]): Clean[] {
  const last = part.findLastIndex((node) => !isAnchor(node));
  return part.splice(last + 1);
}
