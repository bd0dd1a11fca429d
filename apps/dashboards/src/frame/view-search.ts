/** What is to stand in the address under each name; null, '' and an empty list take it out. */
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

/** A flag stands without an equals sign, as it came. */
function searchOf(view: URLSearchParams): string {
  const text = view.toString().replace(/=(?=&|$)/g, '');
  return text === '' ? '' : `?${text}`;
}
