import type { SourceElement, SourceNode } from '../html/source.ts';
import type { Builder } from './builder.ts';
import type { Block, ListItem } from './document.ts';
import { listType } from './number-formats.ts';

/** Joins the items that follow each other into lists, with a list in an item for each deeper level. */
export function joinLists(blocks: Block[], builder: Builder): SourceNode[] {
  const nodes: SourceNode[] = [];
  let items: ListItem[] = [];
  const finish = () => {
    nodes.push(...listsOf(items, builder));
    items = [];
  };
  for (const block of blocks) {
    if ('item' in block) items.push(block.item);
    else {
      finish();
      nodes.push(block.node);
    }
  }
  finish();
  return nodes;
}

interface Entry {
  item: ListItem;
  inner: ListItem[];
}

/** The first item gives the level; a later one above it starts a list beside this one. */
function listsOf(items: ListItem[], builder: Builder): SourceElement[] {
  const groups: Entry[][] = [];
  for (const item of items) {
    const group = groups.at(-1);
    const [first] = group ?? [];
    const last = group?.at(-1);
    if (first && last && item.level > first.item.level) last.inner.push(item);
    else if (group && first && last && goesOn(first.item, last.item, item)) group.push({ item, inner: [] });
    else groups.push([{ item, inner: [] }]);
  }
  return groups.map((group) => listOf(group, builder));
}

function goesOn(first: ListItem, last: ListItem, next: ListItem): boolean {
  if (first.level !== next.level || first.format !== next.format) return false;
  return first.format === 'bullet' || next.value === last.value + 1;
}

function listOf(entries: Entry[], builder: Builder): SourceElement {
  const [first] = entries;
  const items = entries.map(({ item, inner }) =>
    builder.element('li', [...item.content, ...listsOf(inner, builder)]),
  );
  if (!first || first.item.format === 'bullet') return builder.element('ul', items);
  const { value, format } = first.item;
  return builder.element('ol', items, {
    start: value === 1 ? undefined : String(value),
    type: listType(format),
  });
}
