/** At once, however far it is. The focus moves too: otherwise the next key would scroll the page down again. */
export function goToTop(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
  window.scrollTo({ top: 0, behavior: 'instant' });
}
