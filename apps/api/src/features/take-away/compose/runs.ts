import type { Run } from '../document.ts';
import { attribute, isElement, type Node, textIn } from './tree.ts';

type Look = Omit<Run, 'text'>;

/** Where a link of a chapter leads in the document; undefined for nowhere. */
export type LinkTo = (href: string) => string | undefined;

const looks: Record<string, Look> = {
  b: { bold: true },
  strong: { bold: true },
  i: { italic: true },
  em: { italic: true },
  sup: { raised: 'sup' },
  sub: { raised: 'sub' },
};

/** What stands in lists and blocks of their own is not part of the line. */
const blocks = new Set(['ul', 'ol', 'dl', 'img', 'table', 'figure']);

/** A line of text as stretches that look the same. */
export function runsOf(nodes: readonly Node[], linkTo: LinkTo): Run[] {
  const found = nodes.flatMap((node) => runsIn(node, {}, linkTo));
  const joined: Run[] = [];
  for (const run of found) {
    const last = joined.at(-1);
    if (last && isSameLook(last, run)) last.text += run.text;
    else joined.push({ ...run });
  }
  return trimmed(joined);
}

function runsIn(node: Node, look: Look, linkTo: LinkTo): Run[] {
  if (!isElement(node) || node.tagName === 'br' || node.tagName === 'math') {
    const text = textIn(node);
    // Line breaks of the source are spaces; only a br is a line break.
    const shown = isElement(node) ? text : text.replace(/[\t\n\r ]+/g, ' ');
    return shown === '' ? [] : [{ text: shown, ...look }];
  }
  if (blocks.has(node.tagName)) return [];
  const href = node.tagName === 'a' ? attribute(node, 'href') : undefined;
  const link = href && linkTo(href);
  const own = { ...look, ...looks[node.tagName], ...(link ? { link } : {}) };
  return node.childNodes.flatMap((child) => runsIn(child, own, linkTo));
}

function isSameLook(one: Run, other: Run): boolean {
  return (
    one.bold === other.bold &&
    one.italic === other.italic &&
    one.raised === other.raised &&
    one.link === other.link
  );
}

function trimmed(runs: Run[]): Run[] {
  const [first] = runs;
  if (first) first.text = first.text.trimStart();
  const last = runs.at(-1);
  if (last) last.text = last.text.trimEnd();
  return runs.filter(({ text }) => text !== '');
}
