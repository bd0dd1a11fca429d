import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** The page renders after the browser has looked for the hash of the address, so it is looked up again. */
export function useAnchor(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link pressed again scrolls again
  useEffect(() => {
    const part = hash ? document.getElementById(hash.slice(1)) : null;
    part?.scrollIntoView();
    part?.focus({ preventScroll: true });
  }, [hash, key]);
}
