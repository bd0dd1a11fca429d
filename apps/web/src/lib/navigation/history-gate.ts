type Keeper = (event: PopStateEvent) => void;

let keeper: Keeper | null = null;

/**
 * Listeners for Back and Forward run in the order in which they were added. This one has to run before the router's, so
 * it is added at startup.
 */
export function openHistoryGate(): void {
  addEventListener('popstate', (event) => keeper?.(event));
}

/**
 * Receives every Back and Forward first, and may stop it from reaching the router. Returns a function that removes the
 * keeper.
 */
export function keepHistoryGate(one: Keeper): () => void {
  keeper = one;
  return () => {
    if (keeper === one) keeper = null;
  };
}
