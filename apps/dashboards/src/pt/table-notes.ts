interface Rows {
  count: number;
  /** How many are shown at first; null where all are. */
  limit: number | null;
  /** By a column that somebody chose. */
  isSorted: boolean;
}

/** What stands over the table, and over all of its rows where it is saved. */
export function tableNotes({ count, limit, isSorted }: Rows) {
  const order = isSorted ? [] : ['largest first'];
  const told = (parts: readonly string[]) => parts.join(', ').replace(/^l/, 'L');
  return {
    note: told(limit === null ? order : [`${limit} of ${count}`, ...order]),
    sheetNote: told(order),
  };
}
