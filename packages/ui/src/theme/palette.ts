import type { MantineColorsTuple } from '@mantine/core';

/** Mantine needs ten shades of each colour; they refer to tokens.css, so each value is defined once. */
function scale(name: string): MantineColorsTuple {
  const shade = (step: number) => `var(--cal-${name}-${step})`;
  return [shade(0), shade(1), shade(2), shade(3), shade(4), shade(5), shade(6), shade(7), shade(8), shade(9)];
}

export const palette = { teal: scale('teal'), gray: scale('ink'), dark: scale('night') };
