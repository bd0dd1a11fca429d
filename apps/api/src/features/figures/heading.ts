import type { Metric } from '@caliper/contract/figures/figures.values.ts';
import { unitNamedIn } from '../reports/index.ts';
import { metricIn } from './metric.ts';
import { placeIn } from './place.ts';

/** What a heading says about the figures below or beside it. */
export interface Heading {
  metric: ReturnType<typeof metricIn>['metric'];
  /** Of what it is a share, if that is said. */
  base: Metric | null;
  place: string | null;
  /** What is left: of what the figures are. Empty if that is nothing, or nothing that distinguishes. */
  of: string;
  /** The whole heading if nothing but its metric is left of it. */
  name: string;
}

const years = /(?:(?:19|20)\d\d)(?:\s?[-‐-―−/]\s?(?:19|20)?\d\d)?(?!\d)/g;
const states =
  /\b(?:measured|actuals?|historic(?:al)?|forecasts?|projected|projections?|estimated?|estimates?)\b/gi;
const breakdown = /,?\s*\bby [\p{L}\s-]+?(?=$|,|\n)/giu;
/** Words that join others; words for all of something, and for what a line is sorted by. */
const joints =
  /^(?:(?:of|in|for|the|and|from|to|at|per|on|a)\b|[\s,;:.()/–-])+|(?:\b(?:of|in|for|the|and|from|to|at|per|on|a)|[\s,;:.()/–-])+$/gi;
const wholes =
  /^(?:(?:all|total|overall|sum)(?: (?:markets?|companies|countries|regions?|types?|products?|segments?))?|average|markets?|companies|countries|regions?|types?|products?|segments?)$/i;

const known = new Map<string, Heading>();

/** Headings repeat from table to table. */
export function readHeading(text: string): Heading {
  const before = known.get(text);
  if (before) return before;
  if (known.size > 2000) known.clear();
  const heading = read(text);
  known.set(text, heading);
  return heading;
}

/** The name of a market, whatever its words say: 'Cone-Beam Units'. */
export const nameOnly = (of: string): Heading => ({ metric: null, base: null, place: null, of, name: '' });

function read(text: string): Heading {
  const place = placeIn(text);
  if (place) return { metric: null, base: null, place, of: '', name: '' };
  const unit = unitNamedIn(text);
  const { metric, base, rest } = metricIn(unit ? text.replace(unit, ' ') : text);
  const of = rest.replace(years, ' ').replace(states, ' ').replace(/\s+/g, ' ').replace(joints, '').trim();
  const name = of === '' && metric !== null ? text.trim() : '';
  return { metric, base, place: null, of: wholes.test(of) ? '' : of, name };
}

/** A caption: its title says of what the figures are, and its other lines of where and in what. */
export function readCaption(title: string): Heading {
  const [first = '', ...others] = title.split('\n');
  const parts = first.replace(breakdown, '').split(/,\s+/);
  const places = [...parts, ...others.flatMap((line) => line.split(/,\s+/))].map(placeIn);
  const kept = parts.filter((part) => !placeIn(part)).join(', ');
  const [own, below] = [readHeading(kept), metricIn(others.join(' '))];
  const metric = own.metric ?? below.metric;
  const base = own.base ?? (metric === below.metric ? below.base : null);
  return { metric, base, place: places.find((one) => one !== null) ?? null, of: own.of, name: '' };
}
