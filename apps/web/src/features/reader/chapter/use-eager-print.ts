import { useEffect } from 'react';

/** Lazily loaded images would be missing in print. */
export function useEagerPrint(root: HTMLElement): void {
  useEffect(() => {
    const load = () => {
      for (const image of root.querySelectorAll('img')) image.loading = 'eager';
    };
    window.addEventListener('beforeprint', load);
    return () => window.removeEventListener('beforeprint', load);
  }, [root]);
}
