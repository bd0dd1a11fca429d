import { defaultVariantColorsResolver, type VariantColorsResolver } from '@mantine/core';

const token = (name: string) => `var(--cal-${name})`;
const edge = (name: string) => `1px solid ${token(name)}`;
const noEdge = '1px solid transparent';

function filled(name: 'accent' | 'consult') {
  return {
    background: token(name),
    hover: token(`${name}-hover`),
    color: token(`on-${name}`),
    border: noEdge,
  };
}

/** One task has one `primary`; the rest of its buttons are `secondary`, `quiet` or `destructive`. */
const variants = {
  primary: filled('accent'),
  consult: filled('consult'),
  secondary: {
    background: token('surface'),
    hover: token('sunk'),
    color: token('text'),
    border: edge('control-line'),
  },
  quiet: {
    background: 'transparent',
    hover: token('accent-soft'),
    color: token('accent-text'),
    border: noEdge,
  },
  destructive: {
    background: token('surface'),
    hover: token('bad-soft'),
    color: token('bad'),
    border: edge('bad'),
  },
};

export const resolveVariant: VariantColorsResolver = (input) =>
  Object.hasOwn(variants, input.variant)
    ? variants[input.variant as keyof typeof variants]
    : defaultVariantColorsResolver(input);
