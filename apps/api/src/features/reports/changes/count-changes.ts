import {
  type FigureChange,
  type FigureCounts,
  figureChangeKinds,
  type PassageChange,
  type PassageCounts,
} from '@caliper/contract/changes.schemas.ts';

export function countFigures(figures: readonly FigureChange[]): FigureCounts {
  const counts: FigureCounts = {
    restated: 0,
    revised: 0,
    measured: 0,
    changed: 0,
    words: 0,
    added: 0,
    removed: 0,
  };
  for (const { kind } of figures) counts[kind] += 1;
  return counts;
}

export function sumFigures(all: readonly FigureCounts[]): FigureCounts {
  const sum = countFigures([]);
  for (const counts of all) for (const kind of figureChangeKinds) sum[kind] += counts[kind];
  return sum;
}

export function countPassages(passages: readonly PassageChange[]): PassageCounts {
  const counts: PassageCounts = { added: 0, removed: 0, changed: 0 };
  for (const { kind } of passages) counts[kind] += 1;
  return counts;
}
