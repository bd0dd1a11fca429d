/** Runs at once, then at most once in this many milliseconds. */
export function throttle(run: () => void, milliseconds: number, now: () => number = Date.now): () => void {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    if (now() - last < milliseconds) return;
    last = now();
    run();
  };
}
