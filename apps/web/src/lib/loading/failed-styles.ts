const failed = new Set<HTMLLinkElement>();

/** The build's loader requests each style sheet only once, so those that failed are recorded. */
export function watchStyles(): void {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
  };
  addEventListener('error', note, { capture: true });
}

/** Must run before a part is loaded again: otherwise it would appear unstyled. */
export async function loadFailedStyles(): Promise<void> {
  await Promise.all([...failed].map(loadAgain));
}

function loadAgain(link: HTMLLinkElement): Promise<void> {
  failed.delete(link);
  const again = link.cloneNode() as HTMLLinkElement;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  again.onload = () => resolve();
  again.onerror = () => reject(new Error(`${again.href} did not load`));
  link.replaceWith(again);
  return promise;
}
