/** The new value of each name in the address; null, '' and an empty list remove it. */
export type ViewChange = Record<string, string | readonly string[] | null>;

/** Names keep their place, so that the same view always has the same address. */
export function changedSearch(search: string, change: ViewChange): string {
  const view = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change)) {
    const [first, ...others] = [value ?? []].flat().filter((item) => item !== '');
    if (first === undefined) view.delete(name);
    else view.set(name, first);
    for (const item of others) view.append(name, item);
  }
  return searchOf(view);
}

/** A flag has no equals sign, as in the address it came with. */
function searchOf(view: URLSearchParams): string {
  const text = view.toString().replace(/=(?=&|$)/g, '');
  return text === '' ? '' : `?${text}`;
}
