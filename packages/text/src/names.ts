const names = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** The order of names in a list, in which é is among the e and 10 comes after 9. */
export function compareNames(one: string, other: string): number {
  return names.compare(one, other);
}
