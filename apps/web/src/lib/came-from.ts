import type { Location } from 'react-router';

/** The state of a link to a report: the list that it stands in, so that the report can lead back there. */
export function cameFrom({ pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  return { cameFrom: pathname + search };
}
