/** The chapters of the guide in their order: each name is the last part of an address. `topics.test.ts` compares them. */
export const topics = [
  { topic: 'signing-in', title: 'Signing in' },
  { topic: 'finding-research', title: 'Finding research' },
  { topic: 'reading-a-report', title: 'Reading a report' },
  { topic: 'tables-and-export', title: 'Tables and export' },
  { topic: 'search', title: 'Search' },
  { topic: 'favorites', title: 'Favorites' },
  { topic: 'dashboards', title: 'Dashboards' },
  { topic: 'custom-reports', title: 'Custom reports' },
  { topic: 'asking-our-analysts', title: 'Asking our analysts' },
  { topic: 'your-account', title: 'Your account' },
  { topic: 'managing-your-team', title: 'Managing your team' },
  { topic: 'getting-help', title: 'Getting help' },
] as const;
