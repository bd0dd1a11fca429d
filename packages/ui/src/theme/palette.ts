import type { MantineColorsTuple } from '@mantine/core';

/** Mantine needs ten shades of each colour. Our own components use the named tokens of tokens.css. */
export const palette = {
  teal: [
    '#eef6f5',
    '#d9ecea',
    '#b3d9d6',
    '#83c3bf',
    '#4fb3ad',
    '#2a9791',
    '#138580',
    '#0b6f6c',
    '#085a58',
    '#064745',
  ],
  gray: [
    '#f6f7f8',
    '#e9ecf0',
    '#d3d9e0',
    '#aeb8c4',
    '#7d8999',
    '#5b6879',
    '#445266',
    '#2d3d53',
    '#1b2c44',
    '#11203a',
  ],
  dark: [
    '#e8edf2',
    '#c6d0da',
    '#a3b1bf',
    '#8795a6',
    '#5f7084',
    '#3a4c60',
    '#263647',
    '#1a2836',
    '#14202d',
    '#0d1620',
  ],
} satisfies Record<string, MantineColorsTuple>;
