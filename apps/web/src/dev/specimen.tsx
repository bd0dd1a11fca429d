import type { ComponentType, ReactNode } from 'react';
import classes from './primitives-page.module.css';

export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt32 pt12 headline">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

interface SpecimenProps {
  /** The component's name. */
  of: string;
  about?: string;
  children: ReactNode;
}

export function Specimen({ of, about, children }: SpecimenProps) {
  return (
    <section className="mt24" data-specimen={of}>
      <h3 className="h4" translate="no">
        {of}
      </h3>
      {about && <p className="measure small quiet">{about}</p>}
      <div className="flex wrap top mt12 gap24 rows16">{children}</div>
    </section>
  );
}

interface CaseProps {
  /** For `hover` and `focus` the look is drawn without the pointer or the keyboard. */
  state: string;
  /** `field` is as wide as a field in a form, `wide` as the page. */
  width?: 'field' | 'wide' | undefined;
  children: ReactNode;
}

/** One state of a component, under its name. */
export function Case({ state, width, children }: CaseProps) {
  return (
    <div
      className={`slim fits ${classes.case}`}
      data-field={width === 'field' || undefined}
      data-wide={width === 'wide' || undefined}
    >
      <p className="mb6 small faint">{state}</p>
      <div data-pretend={state}>{children}</div>
    </div>
  );
}

interface CasesProps<P> {
  of: ComponentType<P>;
  width?: CaseProps['width'];
  /** The properties that put it into each state. */
  states: Record<string, P>;
}

/** Several states of one component. */
export function Cases<P extends object>({ of: Part, width, states }: CasesProps<P>) {
  return Object.entries(states).map(([state, props]) => (
    <Case key={state} state={state} width={width}>
      <Part {...props} />
    </Case>
  ));
}
