import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { useColorScheme } from './color-scheme.ts';
import './mantine.css';
import { cssVariables, theme } from './theme.ts';

/**
 * Around whatever uses Mantine. Loaded with the first such page: the sign-in page, its field and its button are our
 * own, and a visitor does not wait for a component library.
 */
export function MantineTheme({ children }: { children: ReactNode }) {
  const { scheme } = useColorScheme();
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
