import type { ListedTable } from '@caliper/contract/differences/compared.schemas.ts';

const longest = 31;

/** A name for the sheet of each table, by its number in the list: as spreadsheets allow, and each once. */
export function sheetNames(tables: readonly ListedTable[]): Map<number, string> {
  const taken = new Set(['contents']);
  return new Map(
    tables.map(({ number, after, before }) => {
      const name =
        ((after ?? before)?.name ?? '').replace(/[\\/?*[\]:']+/g, ' ').trim() || `Table no ${number}`;
      let free = name.slice(0, longest);
      for (let again = 2; taken.has(free.toLowerCase()); again += 1)
        free = `${name.slice(0, longest - 6)} (${again})`;
      taken.add(free.toLowerCase());
      return [number, free];
    }),
  );
}
