import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

const NotFoundPage = createContext<ComponentType>(() => null);

interface NotFoundProviderProps {
  page: ComponentType;
  children: ReactNode;
}

export function NotFoundProvider({ page, children }: NotFoundProviderProps) {
  return <NotFoundPage value={page}>{children}</NotFoundPage>;
}

/** Shown when an address fits a route but names nothing that exists. */
export function NotFound() {
  const Page = useContext(NotFoundPage);
  return <Page />;
}
