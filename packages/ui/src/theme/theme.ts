import { type CSSVariablesResolver, createTheme, Input } from '@mantine/core';
import field from '../fields/field.module.css';
import { palette } from './palette.ts';

/** Mantine in our style: its inputs use the classes of our own fields, so that both look the same. */
export const theme = createTheme({
  colors: palette,
  primaryColor: 'teal',
  primaryShade: { light: 7, dark: 4 },
  white: '#ffffff',
  black: '#11203a',
  fontFamily: 'var(--cal-font-ui)',
  headings: { fontFamily: 'var(--cal-font-report)', fontWeight: '600' },
  fontSizes: fromScale('text', ['xs', 'sm', 'md', 'lg', 'xl']),
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  radius: { xs: '2px', sm: '4px', md: '6px', lg: '10px', xl: '16px' },
  defaultRadius: 'sm',
  shadows: fromScale('shadow', ['sm', 'md', 'lg']),
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Input: Input.extend({ classNames: { input: field.input ?? '' } }),
    InputWrapper: Input.Wrapper.extend({
      classNames: { label: 'block mb6 label quiet', error: 'flex top gap6 mt6 small bad' },
      defaultProps: { errorProps: { role: 'alert' } },
    }),
  },
});

function fromScale<N extends string>(scale: string, names: readonly N[]) {
  return Object.fromEntries(names.map((name) => [name, `var(--cal-${scale}-${name})`])) as Record<N, string>;
}

/** Maps Mantine's variables to our tokens. The tokens change with the colour scheme, so these need not. */
const fromTokens = {
  '--mantine-color-body': 'var(--cal-bg)',
  '--mantine-color-text': 'var(--cal-text)',
  '--mantine-color-dimmed': 'var(--cal-text-3)',
  '--mantine-color-placeholder': 'var(--cal-text-3)',
  '--mantine-color-anchor': 'var(--cal-accent-text)',
  '--mantine-color-error': 'var(--cal-bad)',
  '--mantine-color-default': 'var(--cal-surface)',
  '--mantine-color-default-hover': 'var(--cal-sunk)',
  '--mantine-color-default-color': 'var(--cal-text)',
  '--mantine-color-default-border': 'var(--cal-control-line)',
  '--mantine-color-disabled': 'var(--cal-sunk)',
  '--mantine-color-disabled-color': 'var(--cal-text-3)',
  '--mantine-color-disabled-border': 'var(--cal-line-2)',
  '--mantine-primary-color-filled': 'var(--cal-accent)',
  '--mantine-primary-color-filled-hover': 'var(--cal-accent-hover)',
  '--mantine-primary-color-contrast': 'var(--cal-on-accent)',
};

export const cssVariables: CSSVariablesResolver = () => ({
  variables: { '--mantine-line-height': 'var(--cal-lh-md)' },
  light: fromTokens,
  dark: fromTokens,
});
