import { hasAllWords } from '@caliper/ui/fields/typed-words.ts';
import type { GivenCompany } from '../custom-reports.queries.ts';

/** The companies that have it first, each group by name. */
export function inOrder(companies: readonly GivenCompany[]): GivenCompany[] {
  return companies.toSorted(
    (one, other) => Number(other.given) - Number(one.given) || one.company.localeCompare(other.company),
  );
}

export function matching(companies: readonly GivenCompany[], typed: string): readonly GivenCompany[] {
  return companies.filter(({ company }) => hasAllWords(company, typed));
}

export interface CompanyChanges {
  added: readonly GivenCompany[];
  removed: readonly GivenCompany[];
}

export function changesIn(companies: readonly GivenCompany[], chosen: ReadonlySet<number>): CompanyChanges {
  return {
    added: companies.filter(({ id, given }) => !given && chosen.has(id)),
    removed: companies.filter(({ id, given }) => given && !chosen.has(id)),
  };
}

interface CompanyChoice {
  companies: readonly GivenCompany[];
  chosen: ReadonlySet<number>;
  /** Those that had it when the choice began. */
  before: number[];
  changes: CompanyChanges;
}

/**
 * The current companies with the manual ticks. Others may share and unshare in the meantime, so the changes are
 * measured from when the choice began.
 */
export function companyChoice(
  live: readonly GivenCompany[],
  opening: readonly GivenCompany[],
  ticks: ReadonlyMap<number, boolean>,
): CompanyChoice {
  const had = new Set(opening.filter(({ given }) => given).map(({ id }) => id));
  const companies = live.map((one) => ({ ...one, given: had.has(one.id) }));
  const chosen = new Set(companies.filter(({ id, given }) => ticks.get(id) ?? given).map(({ id }) => id));
  return { companies, chosen, before: [...had], changes: changesIn(companies, chosen) };
}

/** Few enough to read at a glance and to keep the buttons in view. */
const mostNamed = 3;

/** The pending changes, by name. */
export function changeWords({ added, removed }: CompanyChanges): string | null {
  const parts = [
    added.length > 0 && `${namesOf(added)} will get it.`,
    removed.length > 0 && `${namesOf(removed)} will lose it.`,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' ') : null;
}

/** The saved changes, counted. */
export function changedWords({ added, removed }: CompanyChanges): string {
  const parts = [
    added.length > 0 && `given to ${counted(added)}`,
    removed.length > 0 && `taken back from ${counted(removed)}`,
  ].filter(Boolean);
  return `Custom report ${parts.join(' and ')}`;
}

function namesOf(companies: readonly GivenCompany[]): string {
  // A single remaining company is named too: "1 other" is no shorter.
  const isMany = companies.length > mostNamed + 1;
  const named = isMany ? companies.slice(0, mostNamed) : companies;
  const others = isMany ? [`${companies.length - mostNamed} others`] : [];
  return new Intl.ListFormat('en').format([...named.map(({ company }) => company), ...others]);
}

function counted({ length }: readonly unknown[]): string {
  return length === 1 ? '1 company' : `${length} companies`;
}
