import type { ReactNode } from 'react';
import { LogoMark } from '../theme/logo.tsx';
import classes from './fatal-page.module.css';

interface FatalPageProps {
  title: string;
  words: string;
  action: ReactNode;
  reference: string;
}

/** The whole page when nothing else can be rendered; it depends on no application state. */
export function FatalPage({ title, words, action, reference }: FatalPageProps) {
  return (
    <main className={classes.page}>
      <LogoMark size={46} />
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.words}>{words}</p>
      {action}
      <p className={classes.reference}>
        Reference <span translate="no">{reference}</span>
      </p>
    </main>
  );
}
