import '../theme/tokens-data.css';
import { useSyncExternalStore } from 'react';
import type { DataColor } from './data-color.ts';

/** The tokens as plain values: a drawing library does not read variables. */
export interface Look {
  color: (name: DataColor) => string;
  text: string;
  text2: string;
  text3: string;
  grid: string;
  axis: string;
  band: string;
  surface: string;
  forecastLine: string;
  font: string;
}

/** The present value of a token, for what is drawn outside of style sheets. */
export function token(name: string): string {
  const style = getComputedStyle(document.documentElement);
  const one = style.colorScheme === 'dark' ? '$2' : '$1';
  // A build has chosen already, for browsers that cannot.
  return style
    .getPropertyValue(`--cal-${name}`)
    .replace(/light-dark\((.+?), (.+?)\)/, one)
    .trim();
}

function readLook(): Look {
  return {
    color: token,
    text: token('text'),
    text2: token('text-2'),
    text3: token('text-3'),
    grid: token('chart-grid'),
    axis: token('chart-axis'),
    band: token('chart-band'),
    surface: token('surface'),
    forecastLine: token('forecast-line'),
    font: token('font-ui'),
  };
}

const attribute = 'data-mantine-color-scheme';
let current: { scheme: string | null; look: Look } | null = null;

function lookNow(): Look {
  const scheme = document.documentElement.getAttribute(attribute);
  if (current?.scheme !== scheme) current = { scheme, look: readLook() };
  return current.look;
}

function subscribe(listener: () => void) {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: [attribute] });
  return () => observer.disconnect();
}

/** Read anew when the colour scheme changes. */
export function useLook(): Look {
  return useSyncExternalStore(subscribe, lookNow);
}
