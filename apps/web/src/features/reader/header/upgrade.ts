import { changesPath } from '../../../lib/navigation/paths.ts';
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

/** A page that tells what is different in another edition. */
export interface ChangesLink {
  path: string;
  words: string;
}

/** What changed since the edition before this one; for readers of the first one, in the newest. */
export function changesLink(
  editions: readonly Edition[],
  viewed: Place & Pick<ReportMeta, 'report_name'>,
): ChangesLink | null {
  const own = newestFirst(editions.filter(({ region, has_text }) => region === viewed.region && has_text));
  const { report_id: id, report_name: name, report_year: year } = viewed;
  const before = own.find((edition) => edition.report_year < year);
  if (before) {
    return {
      path: changesPath(id, name, before.report_id),
      words: `What changed since ${before.report_year}`,
    };
  }
  const [newest] = own;
  if (!newest || newest.report_year <= year) return null;
  return { path: changesPath(id, name, newest.report_id), words: `What changed in ${newest.report_year}` };
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
