import type { exportFormats } from '../usage/usage.values.ts';

/** What files are made of chapters. */
export const documentFormats = ['pptx', 'docx', 'pdf', 'xlsx'] as const;
export type DocumentFormat = (typeof documentFormats)[number];

export const rowFormats = ['csv', 'xlsx'] as const;
export type RowFormat = (typeof rowFormats)[number];

export const fileFormats = [
  ...documentFormats,
  'csv',
] as const satisfies readonly (typeof exportFormats)[number][];
export type FileFormat = (typeof fileFormats)[number];

/** What a browser makes itself: of a chart, and of the panels of a dashboard. */
export const pictureFormats = ['png', 'svg'] as const satisfies readonly (typeof exportFormats)[number][];
export const panelFormats = [...pictureFormats, 'xlsx'] as const;

export const formatNames: Record<FileFormat, string> = {
  pptx: 'PowerPoint',
  docx: 'Word',
  pdf: 'PDF',
  xlsx: 'Excel',
  csv: 'CSV',
};

/** What files are made of. The rows of a dashboard are all figures that a view shows, or the whole cube. */
export const takenKinds = ['report', 'custom-report', 'dashboard-rows', 'dashboard-slides'] as const;
export type TakenKind = (typeof takenKinds)[number];

/**
 * The work waits, goes on or failed; the file can be downloaded, or has been removed because its time is over. Work that
 * is stopped leaves nothing.
 */
export const fileStates = ['waiting', 'working', 'ready', 'failed', 'over'] as const;
export type FileState = (typeof fileStates)[number];

/** In this order; only writing counts what is done. */
export const fileSteps = ['access', 'content', 'writing', 'storing'] as const;
export type FileStep = (typeof fileSteps)[number];
