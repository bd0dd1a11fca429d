/** What can have one identity across reports: the words that figures are broken down by and that tables name. */
export const termKinds = ['market', 'segment', 'company', 'country'] as const;
export type TermKind = (typeof termKinds)[number];
