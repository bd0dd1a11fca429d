/** What of the use of the portal is counted. Stored rows carry these names. */
export const usageKinds = ['open', 'dashboard', 'read', 'export', 'search', 'refused', 'asked'] as const;
export type UsageKind = (typeof usageKinds)[number];

/** What a dashboard saves its figures as. */
export const exportFormats = ['csv', 'xlsx', 'png', 'svg', 'pdf', 'pptx', 'docx'] as const;

/** What a leader looks at: until today, with the day on which it begins. */
export const usageRanges = ['90-days', '12-months', 'contract-year'] as const;
export type UsageRange = (typeof usageRanges)[number];
