/** An element that the page adds to the chapter: it is not read, searched or copied with it. */
export function ownElement(tag: 'div' | 'span', part: string): HTMLElement {
  const element = document.createElement(tag);
  element.dataset.own = '';
  element.dataset.part = part;
  return element;
}

/** Wraps an element around others, which keep their order and place. */
export function wrap(tag: 'div' | 'span', part: string, nodes: readonly ChildNode[]): HTMLElement {
  const around = document.createElement(tag);
  around.dataset.part = part;
  nodes[0]?.before(around);
  around.append(...nodes);
  return around;
}

/** The second line of a caption or heading cell: units and years. */
export function wrapDetail(line: Element): void {
  const nodes = [...line.childNodes];
  const end = nodes.findIndex((node) => node.nodeName === 'BR');
  const rest = end < 0 ? [] : nodes.slice(end + 1);
  if (rest.length > 0) wrap('span', 'detail', rest);
}

export function textIn(node: Node | null | undefined): string {
  return (node?.textContent ?? '').replace(/\s+/g, ' ').trim();
}
