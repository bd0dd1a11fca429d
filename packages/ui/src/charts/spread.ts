/** Moves places apart until each has its room, as little as that takes, within the two ends. */
export function spread(wanted: readonly number[], room: number, first: number, last: number): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const places = [...wanted];
  let lowest = first;
  for (const index of order) {
    places[index] = Math.max(places[index] ?? 0, lowest);
    lowest = (places[index] ?? 0) + room;
  }
  let highest = last;
  for (const index of order.reverse()) {
    places[index] = Math.min(places[index] ?? 0, highest);
    highest = (places[index] ?? 0) - room;
  }
  return places;
}
