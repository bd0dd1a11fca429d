import { MantineTheme } from '@caliper/ui/theme/mantine-theme.tsx';
import { useEffect, useLayoutEffect } from 'react';
import { Brand } from './brand.tsx';
import { Buttons } from './buttons.tsx';
import { Charts } from './charts.tsx';
import { Choices } from './choices.tsx';
import { Dialogs } from './dialogs.tsx';
import { Fields } from './fields.tsx';
import { Lists } from './lists.tsx';
import { Maps } from './maps.tsx';
import { Messages } from './messages.tsx';
import { PageStates } from './page-states.tsx';
import { Pages } from './pages.tsx';
import { type PartName, parts } from './parts.tsx';
import { pretend } from './pretend.ts';
import classes from './sheet.module.css';
import { Skeletons } from './skeletons.tsx';

interface SheetProps {
  scheme: 'light' | 'dark';
  /** A component that takes up a whole page; without it, everything else is shown. */
  part?: PartName | undefined;
}

export function Sheet({ scheme, part }: SheetProps) {
  useLayoutEffect(() => {
    document.documentElement.dataset.mantineColorScheme = scheme;
  }, [scheme]);
  useEffect(pretend, []);
  return <MantineTheme scheme={scheme}>{part ? parts[part] : <AllElse scheme={scheme} />}</MantineTheme>;
}

function AllElse({ scheme }: { scheme: string }) {
  return (
    <main className={classes.sheet}>
      <h1>Primitives, {scheme}</h1>
      <Buttons />
      <Fields />
      <Choices />
      <Dialogs />
      <Lists />
      <Messages />
      <PageStates />
      <Pages scheme={scheme} />
      <Skeletons />
      <Brand />
      <Charts />
      <Maps />
    </main>
  );
}
