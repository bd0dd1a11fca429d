import { mostCompared } from './use-skus.ts';

interface Listed {
  shown: number;
  /** All that were found; undefined until that is known. */
  total: number | undefined;
  /** Empty without a search. */
  search: string;
}

/** The note above the table, and the one above its rows in an export, where nothing else shows the search. */
export function skuNotes({ shown, total, search }: Listed) {
  const invitation = `Choose up to ${mostCompared} to compare them.`;
  if (total === undefined) return { note: invitation, sheetNote: '' };
  const count = total === 1 ? '1 SKU' : `${total} SKUs`;
  const listed = total > shown ? `${shown} of ${count}, those with the largest sales` : count;
  return {
    note: `${listed}. ${invitation}`,
    sheetNote: search === '' ? listed : `${listed}; search: “${search}”`,
  };
}
