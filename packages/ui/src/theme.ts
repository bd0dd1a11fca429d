import { Button, type CSSVariablesResolver, createTheme, PasswordInput, TextInput } from '@mantine/core';
import button from './button.module.css';
import field from './field.module.css';
import { palette } from './palette.ts';
import { resolveVariant } from './variants.ts';

const fieldClasses = {
  label: field.label ?? '',
  input: field.input ?? '',
  error: field.error ?? '',
  wrapper: field.wrapper ?? '',
};

export const theme = createTheme({
  colors: palette,
  primaryColor: 'teal',
  primaryShade: { light: 7, dark: 4 },
  white: '#ffffff',
  black: '#11203a',
  fontFamily: 'var(--cal-font-ui)',
  headings: { fontFamily: 'var(--cal-font-report)', fontWeight: '600' },
  fontSizes: sizes('text', ['xs', 'sm', 'md', 'lg', 'xl']),
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  radius: { xs: '2px', sm: '4px', md: '6px', lg: '10px', xl: '16px' },
  defaultRadius: 'sm',
  shadows: sizes('shadow', ['sm', 'md', 'lg']),
  focusRing: 'auto',
  cursorType: 'pointer',
  respectReducedMotion: true,
  variantColorResolver: resolveVariant,
  components: {
    Button: Button.extend({
      defaultProps: { variant: 'secondary' },
      classNames: { root: button.root ?? '', label: button.label ?? '' },
    }),
    TextInput: TextInput.extend({
      classNames: fieldClasses,
      defaultProps: { errorProps: { role: 'alert' } },
    }),
    PasswordInput: PasswordInput.extend({
      classNames: { ...fieldClasses, innerInput: field.inner ?? '' },
      defaultProps: { errorProps: { role: 'alert' } },
    }),
  },
});

function sizes<N extends string>(group: string, names: readonly N[]) {
  return Object.fromEntries(names.map((name) => [name, `var(--cal-${group}-${name})`])) as Record<N, string>;
}

/** Mantine's own names for what our tokens already say; the tokens differ by scheme, these need not. */
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
};

export const cssVariables: CSSVariablesResolver = () => ({
  variables: { '--mantine-line-height': 'var(--cal-lh-md)' },
  light: fromTokens,
  dark: fromTokens,
});
