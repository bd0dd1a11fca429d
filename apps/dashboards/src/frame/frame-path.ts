import type { FigureKind, ImportKind } from '@caliper/contract/dashboards/dashboards.values.ts';
import { framePaths, importFramePaths } from '@caliper/contract/dashboards/frame.ts';

/** What the path of the frame asks for. */
export type FrameRoute = { page: 'dashboard'; kind: FigureKind } | { page: 'import'; kind: ImportKind };

/** Null for an address that names none of our pages. */
export function frameRoute(pathname: string): FrameRoute | null {
  const imported = keyOf(importFramePaths, pathname);
  if (imported) return { page: 'import', kind: imported };
  const shown = keyOf(framePaths, pathname);
  // A plain market has an address of its own and shows the same figures.
  return shown && { page: 'dashboard', kind: shown === 'market' ? 'global' : shown };
}

function keyOf<K extends string>(paths: Record<K, string>, pathname: string): K | null {
  const known = Object.entries(paths) as [K, string][];
  return known.find(([, path]) => path === pathname)?.[0] ?? null;
}
