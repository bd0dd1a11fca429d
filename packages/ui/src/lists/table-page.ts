interface TablePage<T> {
  rows: readonly T[];
  page: number;
  pages: number;
}

/** The rows of one page of a table; a missing page becomes the nearest existing one. */
export function pageOf<T>(all: readonly T[], asked: number, perPage: number): TablePage<T> {
  const pages = Math.max(1, Math.ceil(all.length / perPage));
  const page = Math.min(Math.max(1, Math.trunc(asked) || 1), pages);
  return { rows: all.slice((page - 1) * perPage, page * perPage), page, pages };
}
