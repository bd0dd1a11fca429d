import type { Edition, ReportMeta } from '../report.queries.ts';

type Place = Pick<Edition, 'report_id' | 'report_year' | 'region'>;
type Viewed = Place & Pick<ReportMeta, 'sample_markets'>;

/** What the reader of an older edition is shown. */
export interface Upgrade {
  /** `offer`: can be bought. `owned`: the reader's company already has it. */
  kind: 'offer' | 'owned';
  edition: Edition;
}

/**
 * Null for the newest edition, which most reports are. Only editions of the same region count. Someone with a sample of
 * the viewed edition is not “also” subscribed to the newest.
 */
export function upgradeOf(editions: readonly Edition[], viewed: Viewed): Upgrade | null {
  const own = editions.filter(({ region }) => region === viewed.region);
  const [newest] = newestFirst(own);
  if (own.length < 2 || !newest || newest.report_year <= viewed.report_year) return null;
  if (newest.subscribed && viewed.sample_markets.length > 0) return null;
  return { kind: newest.subscribed ? 'owned' : 'offer', edition: newest };
}

/** For the page of an edition that the company does not have: the newest one that it has. */
export function ownedEdition(editions: readonly Edition[], viewed: Place): Edition | null {
  const owned = editions.filter(
    ({ region, report_year, subscribed }) =>
      region === viewed.region && report_year !== viewed.report_year && subscribed,
  );
  return newestFirst(owned)[0] ?? null;
}

function newestFirst(editions: readonly Edition[]): Edition[] {
  return editions.toSorted((one, other) => other.report_year - one.report_year);
}
