import { useEffect, useEffectEvent } from 'react';
import type { NumberedFinding } from '../findings.ts';

const steps: Record<string, 1 | -1> = { j: 1, k: -1 };

/** J and K lead from finding to finding, as in lists of mail, wherever nobody is typing. */
export function useFindingKeys(
  findings: readonly NumberedFinding[],
  chosen: NumberedFinding | undefined,
  choose: (finding: NumberedFinding) => void,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey || isTaken(event.target)) return;
    const at = findings.findIndex(({ key }) => key === chosen?.key);
    const next = findings[nextPlace(at, step, findings.length)];
    if (next) choose(next);
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}

/** Without one chosen it begins at the first or the last; at the ends it stays. */
function nextPlace(at: number, step: 1 | -1, count: number): number {
  if (at < 0) return step === 1 ? 0 : count - 1;
  return Math.min(Math.max(at + step, 0), count - 1);
}

/** Someone types there, or a dialog is in front. */
function isTaken(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [role="dialog"]') !== null;
}
