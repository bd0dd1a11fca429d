import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import './mantine.css';
import { cssVariables, theme } from './theme.ts';

interface MantineThemeProps {
  scheme: 'light' | 'dark';
  children: ReactNode;
}

/**
 * Wraps everything that uses Mantine. Loaded with the first such page: the sign-in page has its own components, so
 * that visitors do not wait for a component library.
 */
export function MantineTheme({ scheme, children }: MantineThemeProps) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      forceColorScheme={scheme}
      // It would set the scheme of the document to light for a moment. That one is kept by color-scheme.ts.
      getRootElement={() => undefined}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
