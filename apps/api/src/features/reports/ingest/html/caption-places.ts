import { type ExhibitLabel, exhibitLabel } from '../tables/labels.ts';
import { isUnitLine } from '../tables/units.ts';
import { hasCaption } from './captions.ts';
import { type Clean, type Element, isAnchor, isElement } from './clean-tree.ts';
import { plainText } from './text.ts';

export type Kind = 'table' | 'figure';
export type Side = 'above' | 'below';

/** A line that is labelled as captions are, with the lines that belong to it. */
export interface CaptionLine {
  /** The places of its paragraphs. */
  at: number[];
  label: ExhibitLabel;
  /** The block before and the one after it, if they need a caption and it fits them. */
  before: number | null;
  after: number | null;
}

const longestTitle = 160;

/** Finds the lines that may be captions, each with the blocks that it could belong to. */
export function captionLines(nodes: Clean[]): CaptionLine[] {
  const filled = nodes.flatMap((node, at) => (isElement(node) && !isAnchor(node) ? [at] : []));
  const found: CaptionLine[] = [];
  for (let index = 0; index < filled.length; index += 1) {
    const label = labelAt(nodes[filled[index] ?? -1]);
    if (!label) continue;
    const length = lengthOf(nodes, filled, index, label);
    const fitting = (at: number | undefined) => (at !== undefined && fits(nodes[at], label) ? at : null);
    const [before, after] = [fitting(filled[index - 1]), fitting(filled[index + length])];
    const at = filled.slice(index, index + length);
    const isKept = after !== null && at.some((one) => habitAt(nodes[one]) === 'with next');
    found.push({ at, label, before: isKept ? null : before, after });
    index += length - 1;
  }
  return found;
}

function labelAt(node: Clean | undefined): ExhibitLabel | null {
  const isLine =
    isElement(node) && /^(?:p|h[4-6])$/.test(node.tag) && node.attributes['data-note'] === undefined;
  return isLine ? exhibitLabel(plainText([node])) : null;
}

function habitAt(node: Clean | undefined): Element['habit'] {
  return isElement(node) ? node.habit : undefined;
}

/** A label alone in its line has its title in the next one, and a line with the unit may follow. */
function lengthOf(nodes: Clean[], filled: number[], index: number, label: ExhibitLabel): number {
  const lineAt = (offset: number) => textOfLine(nodes[filled[index + offset] ?? -1]);
  const title = label.title === '' ? lineAt(1) : '';
  const isTitle =
    title !== '' && title.length <= longestTitle && !/[.!?…]$/.test(title) && !exhibitLabel(title);
  const length = isTitle ? 2 : 1;
  return isUnitLine(lineAt(length)) ? length + 1 : length;
}

function textOfLine(node: Clean | undefined): string {
  return isElement(node) && node.tag === 'p' ? plainText([node]).trim() : '';
}

function fits(node: Clean | undefined, { fits: kinds }: ExhibitLabel): boolean {
  const kind = isElement(node) ? kindOf(node) : null;
  return isElement(node) && kind !== null && !hasCaption(node) && (kinds === 'both' || kinds === kind);
}

export function kindOf({ tag }: Element): Kind | null {
  return tag === 'table' || tag === 'figure' ? tag : null;
}
