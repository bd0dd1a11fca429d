const failed = new Set<HTMLLinkElement>();

/** The build's loader asks for each style sheet once and never again, so those that did not arrive are noted. */
export function watchStyles(): void {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
  };
  addEventListener('error', note, { capture: true });
}

/** To be done before a part is tried again: it would come without its looks. */
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
