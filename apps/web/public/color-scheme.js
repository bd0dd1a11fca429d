// Runs before the first paint, so that a page in the dark scheme never flashes in the light one. A file of its
// own because the content policy allows no inline script. The key is the one in packages/ui/src/theme/color-scheme.ts.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem('caliper:color-scheme');
  } catch {
    // Storage is closed to us: the system's wish decides.
  }
  const dark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
})();
