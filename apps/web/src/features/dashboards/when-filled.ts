/** Longer than any of our scripts takes to render something after loading. */
const patienceMilliseconds = 8000;

/** Reports whether anything is rendered into a part of a page that was empty on load: its script may be missing. */
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
