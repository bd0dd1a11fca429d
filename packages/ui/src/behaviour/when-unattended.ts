const attended = '[data-notifications]:is(:hover, :has(:focus-visible))';

/** Ends a notification after a while, unless someone points at the notifications or has the keyboard there by then. */
export function whenUnattended(seconds: number, end: () => void): void {
  const timer = setInterval(() => {
    if (document.querySelector(attended)) return;
    clearInterval(timer);
    end();
  }, seconds * 1000);
}
