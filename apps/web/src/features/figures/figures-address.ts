import { type Metric, metrics } from '@caliper/contract/figures/figures.values.ts';
import { lengths, figures as limits, years } from '@caliper/contract/limits.ts';
import { paths } from '../../lib/navigation/paths.ts';

/** Everything that decides what the page shows, all of it from the address. */
export interface FiguresPlace {
  about: string;
  metric: Metric;
  place: string;
  company: string;
  from: number | null;
  to: number | null;
  /** The keys of the developments that are compared, in their order. */
  chosen: readonly string[];
}

const empty: FiguresPlace = {
  about: '',
  metric: 'value',
  place: '',
  company: '',
  from: null,
  to: null,
  chosen: [],
};

/** Invalid values count as not chosen. */
export function readPlace(search: string): FiguresPlace {
  const address = new URLSearchParams(search);
  const [from, to] = inOrder(yearOf(address.get('from')), yearOf(address.get('to')));
  return {
    about: (address.get('about') ?? '').trim().slice(0, lengths.query),
    metric: metrics.find((metric) => metric === address.get('metric')) ?? empty.metric,
    place: (address.get('place') ?? '').trim().slice(0, 100),
    company: (address.get('company') ?? '').trim().slice(0, lengths.title),
    from,
    to,
    chosen: [...new Set(address.getAll('series'))].slice(0, limits.compared),
  };
}

/** A span that begins with its end is meant the other way round. */
function inOrder(from: number | null, to: number | null): [number | null, number | null] {
  return from !== null && to !== null && from > to ? [to, from] : [from, to];
}

function yearOf(text: string | null): number | null {
  const year = Number(text);
  return Number.isInteger(year) && year >= years.first && year <= years.last ? year : null;
}

export function searchOf(place: Partial<FiguresPlace>): string {
  const { about, metric, place: where, company, from, to, chosen } = { ...empty, ...place };
  const address = new URLSearchParams({ about, metric });
  if (where) address.set('place', where);
  if (company) address.set('company', company);
  if (from !== null) address.set('from', String(from));
  if (to !== null) address.set('to', String(to));
  for (const key of chosen) address.append('series', key);
  return `?${address}`;
}

export function figuresPath(place: Partial<FiguresPlace>): string {
  return `${paths.figures}${searchOf(place)}`;
}
