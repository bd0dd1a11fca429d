/** Makes each thing on first use and keeps it until it is forgotten. */
export function keeper<K, V>(make: (key: K) => Promise<V>) {
  const made = new Map<K, Promise<V>>();
  return {
    get(key: K): Promise<V> {
      const known = made.get(key) ?? make(key);
      made.set(key, known);
      return known;
    },
    forget(key: K): void {
      made.delete(key);
    },
  };
}
