import { useSearchParams } from 'react-router';

/** One of a few, kept by reload and copied links. Changing it is no step to go back to. */
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
