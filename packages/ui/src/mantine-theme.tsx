import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import './mantine.css';
import { cssVariables, theme } from './theme.ts';

interface MantineThemeProps {
  scheme: 'light' | 'dark';
  children: ReactNode;
}

/**
 * Around whatever uses Mantine. Loaded with the first such page: the sign-in page, its field and its button are our
 * own, and a visitor does not wait for a component library.
 */
export function MantineTheme({ scheme, children }: MantineThemeProps) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      forceColorScheme={scheme}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
