import { act, createElement, type FunctionComponent } from 'react';
import { createRoot } from 'react-dom/client';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** A part of a page, drawn by itself. */
export function drawn<P extends object>(part: FunctionComponent<P>, props: P): HTMLElement {
  const place = document.body.appendChild(document.createElement('div'));
  act(() => createRoot(place).render(createElement(part, props)));
  return place;
}
