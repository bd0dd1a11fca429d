import type { Placed } from '../layout.ts';
import { find, type Notes } from '../notes.ts';
import { chapterName } from './names.ts';

export interface Planned {
  placed: Placed;
  number: number;
}

const most = 300;

/** By the numbers in the names where every page has one and they begin with 1, else in the order of the names. */
export function planChapters(pages: Placed[], notes: Notes): Planned[] {
  const all = pages.map((placed) => ({ placed, number: chapterName(placed.name).number }));
  const isNumbered = all.every(({ number }) => number) && all.some(({ number }) => number === 1);
  const planned = all
    .sort((a, b) => order(a.number) - order(b.number) || byName(a.placed, b.placed))
    .map(({ placed, number }, index) => ({ placed, number: isNumbered ? order(number) : index + 1 }));
  complainOfDoubles(planned, notes);
  return atMost(planned, notes);
}

export function atMost<T>(chapters: T[], notes: Notes): T[] {
  if (chapters.length > most)
    find(notes, '', `The package has more than ${most} chapters. Divide the report.`);
  return chapters.slice(0, most);
}

function order(number: number | null): number {
  return number ?? Number.MAX_SAFE_INTEGER;
}

function byName(a: Placed, b: Placed): number {
  return a.name.localeCompare(b.name, 'en', { numeric: true });
}

function complainOfDoubles(planned: Planned[], notes: Notes): void {
  const first = new Map<number, string>();
  for (const { placed, number } of planned) {
    const other = first.get(number);
    first.set(number, other ?? placed.name);
    if (other !== undefined)
      find(notes, placed.name, `Chapter ${number} is already ${other}. Give each chapter its own number.`);
  }
}
