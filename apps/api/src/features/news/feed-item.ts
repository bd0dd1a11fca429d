/** One piece of news, as plain text. */
export interface FeedItem {
  title: string;
  link: string;
  /** Null if the feed has no date, or one that is not plausible. */
  publishedAt: Date | null;
  snippet: string;
}

/** An item that may name its sub-categories; most name none and are for every sub-category that uses the feed. */
export interface FiledItem extends FeedItem {
  subCategoryIds: number[];
}

export const lengths = { title: 300, snippet: 500, link: 2000 };
