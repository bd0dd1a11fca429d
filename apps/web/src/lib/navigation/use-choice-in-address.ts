import { useSearchParams } from 'react-router';

/** One of a few values, kept in the address for reloads and copied links. Changing it adds no history entry. */
export function useChoiceInAddress<V extends string>(
  name: string,
  values: readonly V[],
  fallback: V,
): [V, (value: V) => void] {
  const [search, setSearch] = useSearchParams();
  const asked = values.find((value) => value === search.get(name));
  const choose = (value: V) =>
    setSearch(
      (old) => {
        const next = new URLSearchParams(old);
        next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return [asked ?? fallback, choose];
}

/** Reload, Back and a copied link show the same page of the table. */
export function usePageInAddress(name: string) {
  const [search, setSearch] = useSearchParams();
  return {
    page: Number(search.get(name) ?? 1),
    onPage: (page: number) =>
      setSearch((old) => {
        const next = new URLSearchParams(old);
        if (page === 1) next.delete(name);
        else next.set(name, String(page));
        return next;
      }),
  };
}
