import type { ProblemText } from '../problem.ts';

export const dashboardsProblems = {
  'ticket-spent': {
    status: 401,
    title: 'Ticket spent',
    detail: 'This page was opened too long ago. Please open it again.',
  },
  'dashboard-not-subscribed': {
    status: 403,
    title: 'Not subscribed',
    detail: 'Subscribe to access dashboard',
  },
  'dashboard-sample-only': {
    status: 403,
    title: 'Sample only',
    detail: 'Your sample covers one market of this dashboard, but not this one.',
  },
  'question-unknown': {
    status: 422,
    title: 'Unknown question',
    detail: 'This dashboard does not have these figures. Please reload the page.',
  },
  'question-mixes-nouns': {
    status: 422,
    title: 'Different units',
    detail:
      'These markets are counted in different units. Please choose markets that are counted in the same.',
  },
  'import-file-unreadable': {
    status: 422,
    title: 'File not readable',
    detail:
      'This file cannot be read. Save it as CSV (UTF-8) or as an Excel workbook (.xlsx) and choose it again.',
  },
  'import-item-unknown': {
    status: 422,
    title: 'Unknown item',
    detail: 'Please choose what the figures belong to.',
  },
  'import-item-exists': {
    status: 409,
    title: 'Item exists',
    detail: 'There is already an item with this name, region and year. Choose it from the list instead.',
  },
  'import-item-renamed': {
    status: 409,
    title: 'Item renamed',
    detail:
      'The item with this name, region and year is now called {name} ({region}, {year}). Choose it from the list, or enter another name.',
  },
  'import-outdated': {
    status: 409,
    title: 'Import outdated',
    detail: 'Other figures have been applied in the meantime. Please look at the differences again.',
  },
  'import-busy': {
    status: 503,
    title: 'Imports busy',
    detail: 'Other files are being read at the moment. Please try again in a minute.',
  },
} as const satisfies Record<string, ProblemText>;

export const dashboardTexts = {
  /** On everything that is exported. */
  source: 'Source: {provider}, {name}, {year}',
  measured: 'Measured',
  forecast: 'Forecast',
  /** On the disabled button of a custom report. */
  customClosed: 'None of its markets can be opened at present.',
  noFigures: 'The figures of this dashboard are being prepared.',
} as const;
