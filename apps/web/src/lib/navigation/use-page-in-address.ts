import { useSearchParams } from 'react-router';

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
