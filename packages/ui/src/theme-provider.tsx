import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import './fonts.css';
import './mantine.css';
import './tokens.css';
import './global.css';
import { cssVariables, theme } from './theme.ts';

interface ThemeProviderProps {
  /** Where the browser keeps the chosen colour scheme; the page's own script reads it before the first paint. */
  colorSchemeKey: string;
  children: ReactNode;
}

export function ThemeProvider({ colorSchemeKey, children }: ThemeProviderProps) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      colorSchemeManager={localStorageColorSchemeManager({ key: colorSchemeKey })}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
