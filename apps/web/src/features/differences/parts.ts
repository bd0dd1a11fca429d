import type { Reduced, Whole } from './differences.queries.ts';

export const partNames = ['summary', 'forecast', 'tables', 'names', 'text'] as const;
export type PartName = (typeof partNames)[number];

export interface Part {
  name: PartName;
  title: string;
  count: number | null;
}

/** The parts of the page with how much there is in each. */
export function partsOf({ counts, chapters }: Whole | Reduced): Part[] {
  const { companies, segments, countries, figures, tables } = counts;
  const moved = [companies, segments, countries].reduce(
    (sum, { added, removed }) => sum + added + removed,
    0,
  );
  return [
    { name: 'summary', title: 'Summary', count: null },
    { name: 'forecast', title: 'Forecast', count: figures.revised + figures.measured },
    { name: 'tables', title: 'Tables', count: tables.comparable },
    { name: 'names', title: 'Companies and segments', count: moved },
    {
      name: 'text',
      title: 'Chapters and text',
      count: chapters.filter(({ kind }) => kind !== 'same').length,
    },
  ];
}
