import type { FigureKind, ImportKind } from './dashboards.values.ts';

/** Where the app of the dashboards shows each of its pages. */
export const framePaths = {
  global: '/embed/global-dashboard',
  market: '/embed/dashboard',
  'custom-report': '/embed/custom-report',
  medaccess: '/embed/medaccess',
  medsku: '/embed/medsku/market-overview',
  pt: '/embed/pt',
  survey: '/embed/survey',
} as const satisfies Record<FigureKind | 'market', string>;

export const importFramePaths = {
  global: '/embed/import-data',
  medsku: '/embed/medsku/importdata',
  pt: '/embed/pt/importdata',
  survey: '/embed/survey/importData',
} as const satisfies Record<ImportKind, string>;

/** What the page hands to its frame: behind the #, so that it is never part of a request. */
export interface FrameKeys {
  idToken: string;
  usergroupId: string;
  id: string;
}

export function frameAddress(path: string, search: string, { idToken, usergroupId, id }: FrameKeys): string {
  const keys = Object.entries({ idToken, usergroupId, id });
  return `${path}${search}#${keys.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`;
}

/** What the frame tells its page, and the page its frame. Both look at the origin first. */
export type FromFrame =
  /** The person works: the page keeps the session awake. */
  | { caliper: 'active' }
  /** Nothing opens with these keys any more: the page asks for new ones, or finds the session ended. */
  | { caliper: 'keys-refused' }
  /** What is shown now, as it stands in the address. */
  | { caliper: 'view'; search: string }
  /** Figures were imported: lists that the page keeps are out of date. */
  | { caliper: 'imported' }
  /** A file is on its way, or no longer: the page asks before it is left. */
  | { caliper: 'uploading'; uploading: boolean };

export type ToFrame = { caliper: 'view'; search: string };
