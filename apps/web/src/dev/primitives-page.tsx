import { MantineTheme } from '@caliper/ui/theme/mantine-theme.tsx';
import { useEffect, useLayoutEffect } from 'react';
import { useSearchParams } from 'react-router';
import { Brand } from './brand.tsx';
import { Buttons } from './buttons.tsx';
import { Charts } from './charts.tsx';
import { Choices } from './choices.tsx';
import { Dialogs } from './dialogs.tsx';
import { Fields } from './fields.tsx';
import { Lists } from './lists.tsx';
import { Maps } from './maps.tsx';
import { Messages, PageStates, Skeletons } from './messages.tsx';
import { Pages, type PartName, partNames, parts } from './parts.tsx';
import classes from './primitives-page.module.css';

const schemes = ['light', 'dark'] as const;

/**
 * Every primitive in every state, in both colour schemes. Each scheme is a frame: dialogs, charts and notifications
 * take theirs from their document.
 */
export function PrimitivesPage() {
  const [query] = useSearchParams();
  const scheme = schemes.find((one) => one === query.get('scheme'));
  const part = partNames.find((one) => one === query.get('part'));
  if (scheme) return <Sheet scheme={scheme} part={part} />;
  return (
    <main className={classes.page}>
      <h1 className="py8 px16">Primitives</h1>
      {schemes.map((one) => (
        <iframe key={one} className="wide full boxed" title={`In the ${one} scheme`} src={`?scheme=${one}`} />
      ))}
    </main>
  );
}

interface SheetProps {
  scheme: 'light' | 'dark';
  /** A component that takes up a whole page; without it, everything else is shown. */
  part?: PartName | undefined;
}

function Sheet({ scheme, part }: SheetProps) {
  useLayoutEffect(() => {
    document.documentElement.dataset.mantineColorScheme = scheme;
  }, [scheme]);
  useEffect(pretend, []);
  return <MantineTheme scheme={scheme}>{part ? parts[part] : <AllElse scheme={scheme} />}</MantineTheme>;
}

function AllElse({ scheme }: { scheme: string }) {
  return (
    <main className="mid py24 px16">
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

const states: readonly [pseudo: RegExp, as: string][] = [
  [/:hover(?![\w-])/g, ':is([data-pretend~="hover"] *)'],
  [/:focus-visible(?![\w-])/g, ':is([data-pretend~="focus"] *)'],
];

/** Repeats every rule for hover and focus for elements inside `data-pretend`. */
function pretend(): void {
  for (const sheet of [...document.styleSheets]) repeatIn(sheet);
}

function repeatIn(list: CSSStyleSheet | CSSGroupingRule): void {
  const rules = [...list.cssRules];
  // From last to first, so that insertions do not move rules that are still to be read.
  for (const [index, rule] of [...rules.entries()].reverse()) {
    if (rule instanceof CSSGroupingRule && !(rule instanceof CSSStyleRule)) repeatIn(rule);
    if (!(rule instanceof CSSStyleRule)) continue;
    for (const text of repeated(rule)) list.insertRule(text, index + 1);
  }
}

function repeated({ selectorText, style }: CSSStyleRule): string[] {
  return states.flatMap(([pseudo, as]) =>
    selectorText.search(pseudo) === -1 ? [] : [`${selectorText.replace(pseudo, as)} { ${style.cssText} }`],
  );
}
