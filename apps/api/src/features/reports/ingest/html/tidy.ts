import { type Clean, type Element, element, isAnchor, isBlock, isElement } from './clean-tree.ts';

/** Inline content as a browser would show it: single spaces, none at the ends, no empty elements. */
export function tidyInline(nodes: Clean[]): Clean[] {
  const state = { afterSpace: true };
  const tidied = collapse(nodes, state);
  dropStart(tidied);
  dropEnd(tidied);
  return tidied;
}

export function isBlank(nodes: Clean[]): boolean {
  return nodes.every((node) => {
    if (typeof node === 'string') return /^\s*$/.test(node);
    if (isAnchor(node)) return true;
    return !/^(img|hr|math)$/.test(node.tag) && isBlank(node.children);
  });
}

export function anchorsIn(nodes: Clean[]): Clean[] {
  return nodes.flatMap((node) => {
    if (isAnchor(node)) return [node];
    return isElement(node) ? anchorsIn(node.children) : [];
  });
}

/** Replaces blocks by their text, with spaces around it. */
export function flatten(nodes: Clean[]): Clean[] {
  return nodes.flatMap((node) => (isBlock(node) ? [' ', ...flatten(node.children), ' '] : [node]));
}

/** The content of a cell as blocks of a page. */
export function asBlocks(nodes: Clean[]): Clean[] {
  const result: Clean[] = [];
  let run: Clean[] = [];
  const close = () => {
    const line = tidyInline(run);
    result.push(...(isBlank(line) ? anchorsIn(line) : [element('p', line)]));
    run = [];
  };
  for (const node of nodes) {
    if (!isBlock(node)) run.push(node);
    else {
      close();
      result.push(node);
    }
  }
  close();
  return result;
}

function collapse(nodes: Clean[], state: { afterSpace: boolean }): Clean[] {
  const result: Clean[] = [];
  for (const node of nodes) {
    if (typeof node === 'string') append(result, collapseText(node, state));
    else if (isAnchor(node)) result.push(node);
    else result.push(...collapseElement(node, state));
  }
  return result;
}

function collapseText(text: string, state: { afterSpace: boolean }): string {
  let collapsed = text.replace(/[ \t\n\r\f]+/g, ' ');
  if (state.afterSpace && collapsed.startsWith(' ')) collapsed = collapsed.slice(1);
  if (collapsed !== '') state.afterSpace = collapsed.endsWith(' ');
  return collapsed;
}

function collapseElement(node: Element, state: { afterSpace: boolean }): Clean[] {
  if (node.tag === 'br') state.afterSpace = true;
  if (isWhole(node)) state.afterSpace = false;
  if (node.tag === 'br' || isWhole(node)) return [node];
  const children = collapse(node.children, state);
  return children.every(isAnchor) ? children : [{ ...node, children }];
}

function append(nodes: Clean[], text: string): void {
  const last = nodes.at(-1);
  if (text === '') return;
  if (typeof last === 'string') nodes[nodes.length - 1] = last + text;
  else nodes.push(text);
}

/** Removes line breaks at the start, and elements that hold nothing else. */
function dropStart(nodes: Clean[]): void {
  for (let index = 0; index < nodes.length; ) {
    const node = nodes[index];
    if (isBreak(node)) {
      nodes.splice(index, 1);
    } else if (isAnchor(node)) {
      index += 1;
    } else {
      if (!isElement(node) || isWhole(node)) return;
      dropStart(node.children);
      if (!node.children.every(isAnchor)) return;
      nodes.splice(index, 1, ...node.children);
      index += node.children.length;
    }
  }
}

/** Removes spaces and line breaks at the end, and elements that hold nothing else. */
function dropEnd(nodes: Clean[]): void {
  for (let index = nodes.length - 1; index >= 0; index -= 1) {
    const node = nodes[index];
    if (node === undefined || isAnchor(node)) continue;
    if (isBreak(node)) {
      nodes.splice(index, 1);
    } else if (typeof node === 'string') {
      const trimmed = node.replace(/ +$/, '');
      nodes.splice(index, 1, ...(trimmed === '' ? [] : [trimmed]));
      if (trimmed !== '') return;
    } else {
      if (isWhole(node)) return;
      dropEnd(node.children);
      if (!node.children.every(isAnchor)) return;
      nodes.splice(index, 1, ...node.children);
    }
  }
}

/** Images and formulas are one piece, like a word. */
function isWhole({ tag }: Element): boolean {
  return tag === 'img' || tag === 'math';
}

function isBreak(node: Clean | undefined): boolean {
  return isElement(node) && node.tag === 'br';
}
