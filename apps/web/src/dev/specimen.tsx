import type { ReactNode } from 'react';
import classes from './primitives-page.module.css';

export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.group}>
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
    <section className={classes.specimen} data-specimen={of}>
      <h3 translate="no">{of}</h3>
      {about && <p className="measure small quiet">{about}</p>}
      <div className="flex wrap top mt12 gap24 rows16">{children}</div>
    </section>
  );
}

interface CaseProps {
  state: string;
  /** Draws the look under the pointer or the keyboard focus without either. */
  pretend?: 'hover' | 'focus';
  /** `field` is as wide as a field in a form, `wide` as the page. */
  width?: 'field' | 'wide';
  children: ReactNode;
}

/** One state of a component, under its name. */
export function Case({ state, pretend, width, children }: CaseProps) {
  return (
    <div
      className={classes.case}
      data-field={width === 'field' || undefined}
      data-wide={width === 'wide' || undefined}
    >
      <p className={classes.state}>{state}</p>
      <div data-pretend={pretend}>{children}</div>
    </div>
  );
}
