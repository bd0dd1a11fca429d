/** One piece of news, as plain text. */
export interface FeedItem {
  title: string;
  link: string;
  /** Null where the feed does not say, or says nothing that one could believe. */
  publishedAt: Date | null;
  snippet: string;
}

/** An item that may say itself which sub-categories it is for; most do not, and are for all that read the feed. */
export interface FiledItem extends FeedItem {
  subCategoryIds: number[];
}

export const lengths = { title: 300, snippet: 500, link: 2000 };
