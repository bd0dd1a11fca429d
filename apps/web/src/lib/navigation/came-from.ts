import type { Location } from 'react-router';

/** The state of a link to a page that leads back or names where the person was: a report, the contact page. */
export function cameFrom({ pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  return { cameFrom: pathname + search };
}
