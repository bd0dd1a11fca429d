import { writeNumber } from './number-formats.ts';
import type { Xml } from './xml.ts';
import { childNamed, childrenNamed, switchOf, valueIn } from './xml-query.ts';

interface Level {
  start: number;
  format: string;
  /** '%1.%2' and the like. */
  text: string;
  /** The paragraph style that has this level. */
  style: string | undefined;
  /** After which level it starts again; 0 for never. */
  restart: number | undefined;
  isLegal: boolean;
}

interface List {
  abstractId: string;
  levels: Map<number, Level>;
  starts: Map<number, number>;
}

/** The number or bullet of a paragraph. */
export interface Label {
  level: number;
  value: number;
  format: string;
  /** As Word shows it: '1.2', '(a)'. */
  text: string;
  /** Whether a list of HTML shows it like that: '1.', 'a)'. */
  isPlain: boolean;
}

export interface Numbering {
  /** Counts on, and says what stands before the paragraph; null if nothing does. */
  next(numId: string, level: number): Label | null;
  levelOfStyle(numId: string, style: string): number | undefined;
}

const deepest = 8;
const longestText = 200;

export function readNumbering(root: Xml | null): Numbering {
  const lists = listsIn(root);
  const counts = new Map<string, (number | undefined)[]>();
  const begun = new Set<string>();

  function next(numId: string, given: number): Label | null {
    const level = Math.max(0, Math.min(given, deepest));
    const list = lists.get(numId);
    const definition = list?.levels.get(level);
    if (!list || !definition) return null;
    const count = counts.get(list.abstractId) ?? [];
    counts.set(list.abstractId, count);
    const startsAnew = list.starts.get(level);
    const isFirst = startsAnew !== undefined && !begun.has(`${numId} ${level}`);
    begun.add(`${numId} ${level}`);
    const before = isFirst ? startsAnew - 1 : (count[level] ?? definition.start - 1);
    count[level] = before + 1;
    startBelow(list, count, level);
    if (definition.format === 'none' || (definition.text === '' && definition.format !== 'bullet'))
      return null;
    return labelOf(list, definition, count, level);
  }

  return {
    next,
    levelOfStyle: (numId, style) =>
      [...(lists.get(numId)?.levels ?? [])].find(([, one]) => one.style === style)?.[0],
  };
}

/** Lower levels start again; a level above that had no paragraph yet counts as its first. */
function startBelow(list: List, count: (number | undefined)[], level: number): void {
  for (let below = level + 1; below <= deepest; below += 1) {
    const restart = list.levels.get(below)?.restart;
    if (restart === undefined || (restart > 0 && level < restart)) count[below] = undefined;
  }
  for (let above = 0; above < level; above += 1) count[above] ??= list.levels.get(above)?.start ?? 1;
}

function labelOf(list: List, definition: Level, count: (number | undefined)[], level: number): Label {
  const { format, isLegal } = definition;
  const text = definition.text.replace(/%([1-9])/g, (_, digit: string) => {
    const one = Number(digit) - 1;
    const shown = isLegal ? 'decimal' : (list.levels.get(one)?.format ?? 'decimal');
    return writeNumber(count[one] ?? 1, shown);
  });
  const isPlain = /^\(?%[1-9][.):]?$/.test(definition.text) && definition.text.includes(`%${level + 1}`);
  return { level, value: count[level] ?? 1, format, text, isPlain };
}

function listsIn(root: Xml | null): Map<string, List> {
  const abstract = new Map(
    childrenNamed(root ?? undefined, 'w:abstractNum').map((node) => [
      node.attributes['w:abstractNumId'] ?? '',
      {
        levels: levelsIn(node),
        defines: valueIn(node, 'w:styleLink'),
        follows: valueIn(node, 'w:numStyleLink'),
      },
    ]),
  );
  const byStyle = new Map([...abstract.values()].map((one) => [one.defines, one.levels]));
  return new Map(
    childrenNamed(root ?? undefined, 'w:num').map((node) => {
      const abstractId = valueIn(node, 'w:abstractNumId') ?? '';
      const found = abstract.get(abstractId);
      const levels = new Map(found?.follows === undefined ? found?.levels : byStyle.get(found.follows));
      return [node.attributes['w:numId'] ?? '', { abstractId, ...overridden(node, levels) }];
    }),
  );
}

function overridden(node: Xml, levels: Map<number, Level>): Pick<List, 'levels' | 'starts'> {
  const starts = new Map<number, number>();
  for (const override of childrenNamed(node, 'w:lvlOverride')) {
    const level = whole(override.attributes['w:ilvl'], 0);
    const start = valueIn(override, 'w:startOverride');
    if (start !== undefined) starts.set(level, whole(start, 1));
    const own = childNamed(override, 'w:lvl');
    if (own) levels.set(level, levelFrom(own));
  }
  return { levels, starts };
}

function levelsIn(node: Xml): Map<number, Level> {
  return new Map(
    childrenNamed(node, 'w:lvl').map((level) => [whole(level.attributes['w:ilvl'], 0), levelFrom(level)]),
  );
}

function levelFrom(node: Xml): Level {
  const restart = valueIn(node, 'w:lvlRestart');
  return {
    start: whole(valueIn(node, 'w:start'), 1),
    format: valueIn(node, 'w:numFmt') ?? 'decimal',
    text: (valueIn(node, 'w:lvlText') ?? '').slice(0, longestText),
    style: valueIn(node, 'w:pStyle'),
    restart: restart === undefined ? undefined : whole(restart, 0),
    isLegal: switchOf(node, 'w:isLgl') ?? false,
  };
}

function whole(text: string | undefined, otherwise: number): number {
  return text !== undefined && /^-?\d{1,6}$/.test(text) ? Number(text) : otherwise;
}
