import { tellPage } from './page.ts';

const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;
const quietMilliseconds = 1000;

/** The page does not see what happens in its frame, so it is told that somebody is at work here. */
export function tellOfActivity(): void {
  let told = Number.NEGATIVE_INFINITY;
  const tell = ({ timeStamp }: Event) => {
    if (timeStamp - told < quietMilliseconds) return;
    told = timeStamp;
    tellPage({ caliper: 'active' });
  };
  for (const kind of signs) addEventListener(kind, tell, { passive: true });
}
