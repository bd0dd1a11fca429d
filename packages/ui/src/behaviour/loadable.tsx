import { type ComponentType, lazy, useState } from 'react';

/** What is loaded when it is first shown, or ahead of that. */
export type Loadable<Props = object> = ComponentType<Props> & {
  /** Rejects if it cannot be loaded; it is then loaded when shown, as if nothing had been tried. */
  preload?: () => Promise<unknown>;
};

/** React shows a fallback for 300 ms at least, so a component that is already there must not ask for one. */
export function loadable<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  otherwise: (error: unknown) => ComponentType<Props> | Promise<never> = (error) => Promise.reject(error),
): Loadable<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const Lazy = lazy(async () => ({ default: await load().catch(otherwise) }));
  const Shown = (props: Props) => {
    const [Found] = useState(() => Loaded ?? Lazy);
    return <Found {...props} />;
  };
  const preload = async () => {
    Loaded = await load();
  };
  return Object.assign(Shown, { preload });
}
