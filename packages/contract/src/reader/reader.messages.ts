import type { ProblemText } from '../problem.ts';

export const readerProblems = {
  'not-subscribed': {
    status: 403,
    title: 'Not subscribed',
    detail: 'Your company is not subscribed to this report.',
  },
  // To anyone whose company does not have the report it is simply not found.
  'report-withdrawn': {
    status: 404,
    title: 'Withdrawn',
    detail:
      'This report has been withdrawn. Please contact your sales representative if you have any questions.',
  },
  'preview-in-preparation': {
    status: 409,
    title: 'Preview in preparation',
    detail: 'The preview of this report is being prepared and will appear here in a few minutes.',
  },
  'report-updated': {
    status: 409,
    title: 'Report updated',
    detail: 'This report has been updated since you opened it. Reload the page to see its current chapters.',
  },
  'recommends-itself': {
    status: 422,
    title: 'Recommends itself',
    detail: 'A report cannot be recommended to its own readers.',
  },
  'package-missing': {
    status: 409,
    title: 'No package',
    detail: 'This report was published without a package, so there is nothing to refresh.',
  },
  'refresh-refused': {
    status: 409,
    title: 'Could not be refreshed',
    detail: 'This report could not be refreshed and is unchanged.',
  },
} as const satisfies Record<string, ProblemText>;

export const readerTexts = {
  backToCatalog: 'Back to Catalog',
  backToSearch: 'Back to Search Results',
  notSubscribed: 'You Are Not Yet Subscribed to This Report',
  notYetSubscribed: 'Not yet subscribed',
  enlarge: 'Click on any chart to enlarge it',
  tablesOnly: 'View Tables Only',
  updating: 'Updating report...',
  updated: 'Report updated! Refresh the page to see the updated report',
  upgrade: 'Upgrade to {year}',
  newerEdition: 'This is the {viewed} revision, but you are also subscribed to the latest {latest} revision.',
  withdrawn: 'This report has been withdrawn',
  askWhy: 'Please contact your sales representative if you have any questions.',
  sampleHeld: 'Your company has a sample: {market}',
  olderEdition: 'You are subscribed to the {owned} revision of this report.',
} as const;
