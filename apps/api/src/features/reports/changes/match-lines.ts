import { periodIn } from './heading-words.ts';
import type { Line } from './keyed-table.ts';
import { countsOf, fold, isSlip } from './likeness.ts';
import { isTotal } from './total-words.ts';

/** Of the cells that two lines have in common, how many say the same, and of these how many could hardly by chance. */
export interface Agreement {
  common: number;
  equal: number;
  telling: number;
}

export interface MatchedLines {
  pairs: [Line, Line][];
  /** Those of the pairs that bear another name. */
  renamed: [Line, Line][];
  added: Line[];
  removed: Line[];
}

type Agree = (before: Line, after: Line) => Agreement;

/** Beyond these, lines of one name go by their order, and nothing is taken for renamed. */
const most = { namesakes: 400, unmatched: 10_000 };

/**
 * Finds which rows (or columns) of two tables are the same. Names decide, the strictest comparison first: as written;
 * without units and words for measured and forecast; the innermost heading alone, if only one line bears it; a total
 * that counts otherwise. Lines that share a name are told apart by their cells, then by their order. What is left and
 * has the same cells was renamed.
 */
export function matchLines(before: readonly Line[], after: readonly Line[], agree: Agree): MatchedLines {
  const open = { before: new Set(before), after: new Set(after) };
  const pairs: [Line, Line][] = [];
  const take = (found: readonly [Line, Line][]) => {
    for (const [one, other] of found) {
      open.before.delete(one);
      open.after.delete(other);
      pairs.push([one, other]);
    }
    return found;
  };
  take(namesakes(open, ({ key }) => key, agree, most.namesakes));
  take(namesakes(open, ({ loose }) => loose || null, agree, most.namesakes));
  take(namesakes(open, innermostIn(before, after), agree, 1).filter(isOtherDepth));
  const counted = take(namesakes(open, totalKey, agree, 1));
  const renamed = take(renamedLines([...open.before], [...open.after], agree));
  return { pairs, renamed: [...counted, ...renamed], added: [...open.after], removed: [...open.before] };
}

interface Open {
  before: ReadonlySet<Line>;
  after: ReadonlySet<Line>;
}

function namesakes(
  open: Open,
  nameOf: (line: Line) => string | null,
  agree: Agree,
  mostPairs: number,
): [Line, Line][] {
  const named = Map.groupBy(open.after, nameOf);
  return [...Map.groupBy(open.before, nameOf)].flatMap(([name, ones]): [Line, Line][] => {
    const others = name === null ? [] : (named.get(name) ?? []);
    const count = ones.length * others.length;
    if (count === 0 || (mostPairs === 1 && count > 1)) return [];
    // Of several of one name that are not as many as before, the order does not tell which came or went.
    const isClear = ones.length === others.length;
    if (count > mostPairs) return isClear ? inTurn(ones, others) : [];
    return count === 1 ? inTurn(ones, others) : byCells(ones, others, { agree, least: isClear ? 0 : 1 });
  });
}

function inTurn(ones: readonly Line[], others: readonly Line[]): [Line, Line][] {
  return ones.flatMap((one, at): [Line, Line][] => (others[at] ? [[one, others[at]]] : []));
}

/** `least` of their cells say the same. */
function byCells(
  ones: readonly Line[],
  others: readonly Line[],
  { agree, least }: { agree: Agree; least: number },
): [Line, Line][] {
  const ranked = ones
    .flatMap((one, at) =>
      others.map((other, to) => {
        const { common, equal } = agree(one, other);
        return { one, other, equal, share: equal / Math.max(1, common), apart: Math.abs(at - to) };
      }),
    )
    .filter(({ equal }) => equal >= least)
    .sort((a, b) => b.share - a.share || a.apart - b.apart);
  return eachOnce(ranked);
}

function eachOnce(ranked: readonly { one: Line; other: Line }[]): [Line, Line][] {
  const taken = new Set<Line>();
  return ranked.flatMap(({ one, other }): [Line, Line][] => {
    if (taken.has(one) || taken.has(other)) return [];
    taken.add(one).add(other);
    return [[one, other]];
  });
}

/** The innermost heading of a line, if no other line of its table bears it: a group may have come or gone around it. */
function innermostIn(before: readonly Line[], after: readonly Line[]): (line: Line) => string | null {
  const nameOf = ({ loose }: Line) => loose.split('\n').at(-1) ?? '';
  const counts = [before, after].map((lines) => countsOf(lines.map(nameOf)));
  return (line) => {
    const name = nameOf(line);
    return name !== '' && counts.every((count) => (count.get(name) ?? 0) <= 1) ? name : null;
  };
}

/** The same name in another group of the same rank is another line. */
function isOtherDepth([one, other]: [Line, Line]): boolean {
  return one.loose.split('\n').length !== other.loose.split('\n').length;
}

/** 'Europe, 14 countries' and 'Europe, 15 countries' are the same row. */
function totalKey({ path }: Line): string | null {
  const label = path.at(-1) ?? '';
  return isTotal(label) ? fold(label).replace(/\d+/g, '#') : null;
}

function renamedLines(before: readonly Line[], after: readonly Line[], agree: Agree): [Line, Line][] {
  if (before.length * after.length > most.unmatched) return [];
  const ranked = before
    .flatMap((one) => after.map((other) => ({ one, other, ...agree(one, other) })))
    .filter(isSameUnderAnotherName)
    .sort((a, b) => b.equal / b.common - a.equal / a.common || b.equal - a.equal);
  return eachOnce(ranked);
}

/** A line under another name has to have four of five cells as before; one with a slip in its name, half of them. */
function isSameUnderAnotherName({
  one,
  other,
  common,
  equal,
  telling,
}: Agreement & { one: Line; other: Line }): boolean {
  if (telling === 0) return false;
  const [from, to] = [one.path.at(-1) ?? '', other.path.at(-1) ?? ''];
  if (isOtherPeriod(from, to)) return telling >= 3 && equal === common && !isSpan(from) && !isSpan(to);
  return (telling >= 2 && equal >= common * 0.8) || (isSlip(fold(from), fold(to)) && equal >= common * 0.5);
}

/** A year that was mistyped may be corrected; growth in other years is another figure, even if it is the same. */
function isOtherPeriod(from: string, to: string): boolean {
  const [one, other] = [periodIn(from), periodIn(to)];
  return one !== null && other !== null && (one.from !== other.from || one.to !== other.to);
}

function isSpan(text: string): boolean {
  const period = periodIn(text);
  return period !== null && period.from !== period.to;
}
