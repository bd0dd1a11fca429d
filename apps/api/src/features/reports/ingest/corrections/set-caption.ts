import { captionOf } from '../html/captions.ts';
import { type Clean, type Element, element, isElement } from '../html/clean-tree.ts';
import { plainText } from '../html/text.ts';
import { isUnit } from '../tables/units.ts';
import type { Right } from './correction.ts';

/** The title and, in a line below it, the unit. What is not put right stays as its authors wrote it. */
export function setCaption(block: Element, { caption, unit }: Right): Element {
  const before = captionOf(block);
  const lines = linesOf(before?.children ?? []);
  const isUnitLine = (line: Clean[]) => isUnit(plainText(line).trim());
  const title = caption === undefined ? lines.filter((line) => !isUnitLine(line)) : written(caption);
  const units = unit === undefined ? lines.filter(isUnitLine) : written(unit);
  const all = [...title, ...units].flatMap((line, at) => (at > 0 ? [element('br'), ...line] : line));
  const others = block.children.filter((node) => node !== before);
  if (all.length === 0) return { ...block, children: others };
  const tag = block.tag === 'table' ? 'caption' : 'figcaption';
  const after = { ...(before ?? element(tag)), children: all };
  return { ...block, children: before ? inPlace(block.children, before, after) : [after, ...others] };
}

function inPlace(nodes: readonly Clean[], before: Clean, after: Clean): Clean[] {
  return nodes.map((node) => (node === before ? after : node));
}

function written(text: string): Clean[][] {
  return text === '' ? [] : [[text]];
}

function linesOf(nodes: readonly Clean[]): Clean[][] {
  const lines: Clean[][] = [[]];
  for (const node of nodes) {
    if (isElement(node) && node.tag === 'br') lines.push([]);
    else lines.at(-1)?.push(node);
  }
  return lines.filter((line) => line.length > 0);
}
