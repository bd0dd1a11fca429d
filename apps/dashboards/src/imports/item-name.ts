/** Editions and regions share a name. */
export function itemName({ name, region, year }: { name: string; region: string; year: number }): string {
  return `${name} (${region}, ${year})`;
}
