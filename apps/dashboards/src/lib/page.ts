import type { FromFrame, ToFrame } from '@caliper/contract/dashboards/frame.ts';

/** The portal's page that shows this frame. */
export function isFramed(): boolean {
  return window.parent !== window;
}

export function tellPage(message: FromFrame): void {
  if (isFramed()) window.parent.postMessage(message, location.origin);
}

/** Returns a function that stops listening. */
export function hearPage(hear: (message: ToFrame) => void): () => void {
  const listener = ({ origin, source, data }: MessageEvent) => {
    if (origin !== location.origin || source !== window.parent) return;
    if (isMessage(data)) hear(data);
  };
  addEventListener('message', listener);
  return () => removeEventListener('message', listener);
}

function isMessage(data: unknown): data is ToFrame {
  const { caliper, search } = (data ?? {}) as Partial<ToFrame>;
  return caliper === 'view' && typeof search === 'string';
}

/** The address to copy: that of the page, never that of the frame. */
export function pageAddress(): string {
  const { origin, pathname } = isFramed() ? window.parent.location : location;
  return origin + pathname + location.search;
}

const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;
const quietMilliseconds = 1000;

/** The page does not see what happens in its frame, so the frame reports that someone is using it. */
export function tellOfActivity(): void {
  let lastSent = Number.NEGATIVE_INFINITY;
  const tell = ({ timeStamp }: Event) => {
    if (timeStamp - lastSent < quietMilliseconds) return;
    lastSent = timeStamp;
    tellPage({ caliper: 'active' });
  };
  for (const kind of signs) addEventListener(kind, tell, { passive: true });
}
