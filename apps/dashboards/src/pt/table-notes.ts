interface Rows {
  count: number;
  /** How many are shown at first; null if all are. */
  limit: number | null;
  /** By a column that the reader chose. */
  isSorted: boolean;
}

/** The note above the table, and above all of its rows in an export. */
export function tableNotes({ count, limit, isSorted }: Rows) {
  const order = isSorted ? [] : ['largest first'];
  const listed = (parts: readonly string[]) => parts.join(', ').replace(/^l/, 'L');
  return {
    note: listed(limit === null ? order : [`${limit} of ${count}`, ...order]),
    sheetNote: listed(order),
  };
}
