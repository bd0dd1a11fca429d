interface Lanes {
  count: number;
  /** Nothing more is begun once it aborts. */
  signal: AbortSignal | undefined;
}

/** Works through a list in order, a few at a time. After a failure nothing more is begun. */
export async function inLanes<One>(
  list: readonly One[],
  { count, signal }: Lanes,
  work: (one: One) => Promise<void>,
): Promise<void> {
  const left = until(signal, list);
  const lane = async () => {
    for (const one of left) await work(one);
  };
  await Promise.all(Array.from({ length: count }, lane));
}

/** Shared by all lanes. A loop that fails closes it for the others too. */
function* until<One>(signal: AbortSignal | undefined, list: readonly One[]): Generator<One> {
  for (const one of list) {
    if (signal?.aborted) return;
    yield one;
  }
}

/** One of each list in turn, and then what the longer one has left. */
export function alternating<One>(some: readonly One[], others: readonly One[]): One[] {
  const length = Math.max(some.length, others.length);
  return Array.from({ length }, (_, index) => [
    ...some.slice(index, index + 1),
    ...others.slice(index, index + 1),
  ]).flat();
}
