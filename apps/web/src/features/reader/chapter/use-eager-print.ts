import { useEffect } from 'react';

/** Images that wait to be scrolled to would be missing on paper. */
export function useEagerPrint(root: HTMLElement): void {
  useEffect(() => {
    const load = () => {
      for (const image of root.querySelectorAll('img')) image.loading = 'eager';
    };
    window.addEventListener('beforeprint', load);
    return () => window.removeEventListener('beforeprint', load);
  }, [root]);
}
