import { useSyncExternalStore } from 'react';
import { createListeners } from '../behaviour/listeners.ts';

/** Also read by the script that runs before the first paint. */
export const colorSchemeKey = 'caliper:color-scheme';

/** What a person can choose; `auto` follows the system. */
export type ColorScheme = 'light' | 'dark' | 'auto';

const systemDark = () => matchMedia('(prefers-color-scheme: dark)');
const paper = () => matchMedia('print');
const { subscribe, tell } = createListeners();

export function readColorScheme(stored: string | null): ColorScheme {
  return stored === 'light' || stored === 'dark' ? stored : 'auto';
}

function chosen(): ColorScheme {
  try {
    return readColorScheme(localStorage.getItem(colorSchemeKey));
  } catch {
    return 'auto';
  }
}

/** Print is always light. */
function current(): 'light' | 'dark' {
  if (paper().matches) return 'light';
  const choice = chosen();
  if (choice !== 'auto') return choice;
  return systemDark().matches ? 'dark' : 'light';
}

export function chooseColorScheme(choice: ColorScheme): void {
  try {
    localStorage.setItem(colorSchemeKey, choice);
  } catch {
    // A browser without storage follows the system.
  }
  show();
}

function show(): void {
  document.documentElement.dataset.mantineColorScheme = current();
  tell();
}

/** The system, other tabs and frames may change it too. */
export function followColorScheme(): void {
  for (const medium of [systemDark(), paper()]) medium.addEventListener('change', show);
  addEventListener('storage', (event) => {
    if (event.key === colorSchemeKey) show();
  });
}

export function useColorScheme() {
  return {
    choice: useSyncExternalStore(subscribe, chosen),
    scheme: useSyncExternalStore(subscribe, current),
  };
}
