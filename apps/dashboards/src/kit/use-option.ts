import { useView } from '../frame/view.ts';

/** One of a few options, kept in the address; the first is the default and is left out. */
export function useOption<V extends string>(name: string, options: readonly V[]): [V, (value: V) => void] {
  const { view, change } = useView();
  const [first] = options as readonly [V, ...V[]];
  const found = options.find((option) => option === view.get(name));
  return [found ?? first, (value) => change({ [name]: value === first ? null : value })];
}
