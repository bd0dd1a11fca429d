/** Longer than any script of ours takes to draw its first words once it has loaded. */
const patienceMilliseconds = 8000;

/** Tells whether something is drawn into a part of a page that was empty when it loaded: its script may be missing. */
export function whenFilled(part: Element, tell: (isFilled: boolean) => void): void {
  if (part.childElementCount > 0) {
    tell(true);
    return;
  }
  const observer = new MutationObserver(() => end(true));
  const timer = setTimeout(() => end(false), patienceMilliseconds);
  const end = (isFilled: boolean) => {
    observer.disconnect();
    clearTimeout(timer);
    tell(isFilled);
  };
  observer.observe(part, { childList: true });
}
