interface Listed {
  total: number;
  shown: number;
  /** The period that is looked at, and the last of all, by which the server chooses. */
  to: string;
  last: string;
}

/** How many SKUs are listed, and which. */
export function skusWords({ total, shown, to, last }: Listed): string {
  if (total <= shown) return `${total} SKUs`;
  const which = to === last ? 'the largest sales first' : `those with the largest sales in ${last}`;
  return `${shown} of ${total} SKUs, ${which}`;
}
