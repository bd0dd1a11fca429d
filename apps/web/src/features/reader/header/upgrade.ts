import type { Edition } from '../reader.queries.ts';

type Viewed = Pick<Edition, 'report_id' | 'report_year' | 'region'>;

/** What there is to say to the reader of an edition that is not the newest. */
export interface Upgrade {
  /** `offer`: to be had. `owned`: the reader's company has it already. */
  kind: 'offer' | 'owned';
  edition: Edition;
}

/** Null for the newest edition, which most reports are. Editions are of one region: another is another report. */
export function upgradeOf(editions: readonly Edition[], viewed: Viewed): Upgrade | null {
  const own = editions.filter(({ region }) => region === viewed.region);
  const [newest] = own.toSorted((one, other) => other.report_year - one.report_year);
  if (own.length < 2 || !newest || newest.report_year <= viewed.report_year) return null;
  return { kind: newest.subscribed ? 'owned' : 'offer', edition: newest };
}
