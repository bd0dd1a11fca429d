/** What happened to an item that one's company has. */
export const newsTags = ['new edition', 'new', 'corrected', 'updated'] as const;
export type NewsTag = (typeof newsTags)[number];

/** What its path opens. */
export const newsOpens = ['report', 'changes', 'correction', 'dashboard'] as const;
export type NewsOpens = (typeof newsOpens)[number];
