import { find, type Notes } from '../notes.ts';
import { chapterName } from './names.ts';

/** A page, known by its name in the package. */
export interface Named {
  name: string;
}

export interface Planned<P extends Named> {
  placed: P;
  number: number;
}

const most = 300;

/** Ordered by the numbers in the names if every page has one and they begin with 1, otherwise by name. */
export function planChapters<P extends Named>(pages: P[], notes: Notes): Planned<P>[] {
  const all = pages
    .map((placed) => ({ placed, number: chapterName(placed.name).number }))
    .sort((a, b) => order(a.number) - order(b.number) || byName(a.placed, b.placed));
  const numbered = all.filter((one): one is Planned<P> => one.number !== null);
  const areAllNumbered = numbered.length === all.length;
  if (areAllNumbered) complainOfDoubles(numbered, notes);
  const isKept = areAllNumbered && numbered[0]?.number === 1;
  const planned = isKept ? numbered : all.map(({ placed }, index) => ({ placed, number: index + 1 }));
  return atMost(planned, notes);
}

export function atMost<T>(chapters: T[], notes: Notes): T[] {
  if (chapters.length > most)
    find(notes, {
      file: '',
      message: `The package has more than ${most} chapters.`,
      remedy: 'Divide the report.',
    });
  return chapters.slice(0, most);
}

function order(number: number | null): number {
  return number ?? Number.MAX_SAFE_INTEGER;
}

function byName(a: Named, b: Named): number {
  return a.name.localeCompare(b.name, 'en', { numeric: true });
}

function complainOfDoubles(numbered: Planned<Named>[], notes: Notes): void {
  const first = new Map<number, string>();
  for (const { placed, number } of numbered) {
    const other = first.get(number);
    first.set(number, other ?? placed.name);
    if (other !== undefined)
      find(notes, {
        file: placed.name,
        message: `Chapter ${number} is already ${other}.`,
        remedy: 'Give each chapter its own number.',
      });
  }
}
