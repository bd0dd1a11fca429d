import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useConfig } from '../api/config.ts';

interface TitleHolder {
  title: string;
  setTitle: (title: string) => void;
}

const PageTitle = createContext<TitleHolder>({ title: '', setTitle: () => {} });

/** Wraps every route, so every page has its route's title until it names itself. */
export function PageTitleProvider({ initial, children }: { initial: string; children: ReactNode }) {
  const { productName } = useConfig();
  const [title, setTitle] = useState(initial);
  useEffect(() => {
    document.title = `${title} - ${productName}`;
  }, [title, productName]);
  return <PageTitle value={{ title, setTitle }}>{children}</PageTitle>;
}

/** The current page's name; a page whose name comes with its data passes it in. */
export function usePageTitle(name?: string): string {
  const { title, setTitle } = useContext(PageTitle);
  useEffect(() => {
    if (name !== undefined) setTitle(name);
  }, [name, setTitle]);
  return name ?? title;
}
