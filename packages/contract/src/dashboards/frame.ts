import type { FigureKind, ImportKind } from './dashboards.values.ts';

/** The path of each page of the dashboards app. */
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

/** What the page passes to its frame, after the #, so that it is never part of a request. */
export interface FrameKeys {
  idToken: string;
  usergroupId: string;
  id: string;
}

export function frameAddress(path: string, search: string, { idToken, usergroupId, id }: FrameKeys): string {
  const keys = Object.entries({ idToken, usergroupId, id });
  return `${path}${search}#${keys.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`;
}

/** Messages between the frame and its page. Both check the origin first. */
export type FromFrame =
  /** The person is active: the page keeps the session alive. */
  | { caliper: 'active' }
  /** These keys no longer work: the page asks for new ones, or finds that the session has ended. */
  | { caliper: 'keys-refused' }
  /** The current view, as in the address. */
  | { caliper: 'view'; search: string }
  /** Figures were imported: the page's cached lists are out of date. */
  | { caliper: 'imported' }
  /** The person wants to follow the item, or what it is about: the page asks which. */
  | { caliper: 'follow' }
  /** Whether a file is being uploaded: the page then asks before it is left. */
  | { caliper: 'uploading'; uploading: boolean }
  /** Whether a form was begun that would be lost: the page then asks too. */
  | { caliper: 'begun'; begun: boolean };

export type ToFrame = { caliper: 'view'; search: string };
