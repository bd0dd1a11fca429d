import { type Habit, habitOf, type Match, matchClear, optionsOf } from './caption-habit.ts';
import { type CaptionLine, captionLines, type Kind, kindOf } from './caption-places.ts';
import { withCaption, withFigureCaption } from './captions.ts';
import { type Clean, type Element, element, isAnchor, isElement } from './clean-tree.ts';
import { imagesOnly } from './figures.ts';

const against =
  'A caption stands on the other side of its table or figure than in the rest of the report; it was left as text.';
const either = 'A caption could belong to the block above or below it; it was left as text.';

/**
 * Turns lines beside tables and figures into their captions, which is how authors and Word write them. On which side they
 * stand is a habit of the whole report: a caption between two figures belongs to the one on its usual side. A line that
 * stays where it is bears a remark.
 */
export function arrange(nodes: Clean[], habit: Habit = habitOf([withFigures(nodes)])): Clean[] {
  const blocks = withFigures(nodes);
  const { matches, open } = matchByHabit(blocks, habit);
  const remarked = [...blocks];
  for (const { line, message } of open) remark(remarked, line, message);
  return place(remarked, matches);
}

/** A paragraph with images only is a figure. */
export function withFigures(nodes: Clean[]): Clean[] {
  return nodes.map((node) => {
    if (!isElement(node) || node.tag !== 'p') return node;
    const images = imagesOnly([node]);
    return images ? element('figure', [...node.children.filter(isAnchor), ...images]) : node;
  });
}

interface Left {
  line: CaptionLine;
  message: string;
}

function matchByHabit(nodes: Clean[], habit: Habit): { matches: Match[]; open: Left[] } {
  const isUsual = ({ block, side }: Match) => {
    const usual = habit[kindAt(nodes, block)];
    return usual === null || usual === side;
  };
  const clear = matchClear(captionLines(nodes));
  const matches = clear.matches.filter(isUsual);
  const open: Left[] = clear.matches
    .filter((match) => !isUsual(match))
    .map(({ line }) => ({ line, message: against }));
  const taken = new Set(matches.map(({ block }) => block));
  for (const line of clear.open) {
    const options = optionsOf(line, taken).filter(({ block, side }) => habit[kindAt(nodes, block)] === side);
    const [match, ...others] = options;
    if (match && others.length === 0) {
      matches.push(match);
      taken.add(match.block);
    } else open.push({ line, message: either });
  }
  return { matches, open };
}

function kindAt(nodes: Clean[], at: number): Kind {
  const node = nodes[at];
  return (isElement(node) ? kindOf(node) : null) ?? 'table';
}

function place(nodes: Clean[], matches: readonly Match[]): Clean[] {
  const result: (Clean | null)[] = [...nodes];
  for (const { line, block, side } of matches) {
    const node = result[block];
    if (!isElement(node ?? undefined)) continue;
    const caption = contentOf(nodes, line);
    const exhibit = node as Element;
    result[block] =
      exhibit.tag === 'table'
        ? withCaption(exhibit, caption, side)
        : withFigureCaption(exhibit, caption, side);
    for (const at of line.at) result[at] = null;
  }
  return result.filter((node) => node !== null);
}

function contentOf(nodes: Clean[], { at }: CaptionLine): Clean[] {
  const lines = at.map((one) => nodes[one]).filter(isElement);
  const contents = lines.map(({ children }) => withoutEmphasis(children));
  return contents.flatMap((children, index) => (index > 0 ? [element('br'), ...children] : children));
}

/** A style of captions is not emphasis: one in bold from end to end has the look of all others. */
function withoutEmphasis(children: Clean[]): Clean[] {
  const [only, ...others] = children.filter((child) => !isAnchor(child));
  const isWhole = others.length === 0 && isElement(only) && /^(?:b|strong|i|em)$/.test(only.tag);
  return isWhole ? [...children.filter(isAnchor), ...withoutEmphasis(only.children)] : children;
}

/** Said at the first of its lines. */
function remark(nodes: Clean[], { at: [first = -1] }: CaptionLine, message: string): void {
  const node = nodes[first];
  if (isElement(node)) nodes[first] = { ...node, origin: { remarks: [message] } };
}
