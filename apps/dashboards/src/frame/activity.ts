import { tellPage } from './page.ts';

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
