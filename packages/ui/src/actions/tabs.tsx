import { type KeyboardEvent, type ReactNode, useId } from 'react';
import classes from './tabs.module.css';

interface TabsProps<V extends string> {
  /** Names the row for screen readers. */
  label: string;
  value: V;
  tabs: readonly { value: V; label: string; count?: number | undefined }[];
  onChange: (value: V) => void;
  /** `line` divides a page, `pill` a part of it. */
  look?: 'line' | 'pill';
  /** At the end of the row. */
  after?: ReactNode;
  /** What the chosen tab shows. */
  children: ReactNode;
}

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Parts of a page, one of which is shown. The arrow keys move between them. */
export function Tabs<V extends string>({ label, value, tabs, onChange, ...rest }: TabsProps<V>) {
  const { look = 'line', after, children } = rest;
  const id = useId();
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const at = tabs.findIndex((tab) => tab.value === value);
    const next = tabs[steps[event.key]?.(at, tabs.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    onChange(next.value);
    document.getElementById(`${id}-${next.value}`)?.focus();
  };
  return (
    <div>
      <div className={classes.row} data-look={look}>
        <div role="tablist" aria-label={label} className="flex wrap gap2" onKeyDown={move}>
          {tabs.map((tab) => (
            <button
              key={tab.value}
              id={`${id}-${tab.value}`}
              type="button"
              role="tab"
              className={classes.tab}
              aria-selected={tab.value === value}
              aria-controls={`${id}-panel`}
              tabIndex={tab.value === value ? 0 : -1}
              onClick={() => onChange(tab.value)}
            >
              {tab.label} {tab.count !== undefined && <span className={classes.count}>{tab.count}</span>}
            </button>
          ))}
        </div>
        {after}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </div>
  );
}
