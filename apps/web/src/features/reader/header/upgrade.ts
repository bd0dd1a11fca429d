import type { Edition } from '../reader.queries.ts';

type Viewed = Pick<Edition, 'report_id' | 'report_year' | 'region'>;

/** What the reader of an older edition is shown. */
export interface Upgrade {
  /** `offer`: can be bought. `owned`: the reader's company already has it. */
  kind: 'offer' | 'owned';
  edition: Edition;
}

/** Null for the newest edition, which most reports are. Only editions of the same region count. */
export function upgradeOf(editions: readonly Edition[], viewed: Viewed): Upgrade | null {
  const own = editions.filter(({ region }) => region === viewed.region);
  const [newest] = newestFirst(own);
  if (own.length < 2 || !newest || newest.report_year <= viewed.report_year) return null;
  return { kind: newest.subscribed ? 'owned' : 'offer', edition: newest };
}

/** For the page of an edition that the company does not have: the newest one that it has. */
export function ownedEdition(editions: readonly Edition[], viewed: Viewed): Edition | null {
  const owned = editions.filter(
    ({ region, report_year, subscribed }) =>
      region === viewed.region && report_year !== viewed.report_year && subscribed,
  );
  return newestFirst(owned)[0] ?? null;
}

function newestFirst(editions: readonly Edition[]): Edition[] {
  return editions.toSorted((one, other) => other.report_year - one.report_year);
}
