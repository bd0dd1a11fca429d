type Keeper = (event: PopStateEvent) => void;

let keeper: Keeper | null = null;

/**
 * A window tells its listeners of Back and Forward in the order in which they came. Whoever is to hear of it before
 * the router has to be there before the router is, so this is called at the start.
 */
export function openHistoryGate(): void {
  addEventListener('popstate', (event) => keeper?.(event));
}

/** Hears of every Back and Forward first, and may keep it from the router. The answer takes the keeper away. */
export function keepHistoryGate(one: Keeper): () => void {
  keeper = one;
  return () => {
    if (keeper === one) keeper = null;
  };
}
