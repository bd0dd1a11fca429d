import { useEffect, useEffectEvent } from 'react';

/** Runs when Escape is pressed, wherever the focus is. */
export function useEscape(isOn: boolean, run: () => void): void {
  const press = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') run();
  });
  useEffect(() => {
    if (!isOn) return;
    const hear = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [isOn]);
}
