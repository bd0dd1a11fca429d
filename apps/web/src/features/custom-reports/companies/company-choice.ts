import type { GivenCompany } from '../custom-reports.queries.ts';

/** Those that have it first, each group by name. */
export function inOrder(companies: readonly GivenCompany[]): GivenCompany[] {
  return companies.toSorted(
    (one, other) => Number(other.given) - Number(one.given) || one.company.localeCompare(other.company),
  );
}

export function matching(companies: readonly GivenCompany[], typed: string): readonly GivenCompany[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return companies.filter(({ company }) => words.every((word) => company.toLowerCase().includes(word)));
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
  /** Which had it when the choice began. */
  before: number[];
  changes: CompanyChanges;
}

/**
 * The companies that there are now, with what was ticked and unticked by hand. Others may give and take meanwhile: what
 * is changed here is told by who had it when the choice began.
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

/** As many as can be read at a glance, and as leave the buttons in sight. */
const mostNamed = 3;

/** What will happen, by name. */
export function changeWords({ added, removed }: CompanyChanges): string | null {
  const parts = [
    added.length > 0 && `${namesOf(added)} will get it.`,
    removed.length > 0 && `${namesOf(removed)} will lose it.`,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' ') : null;
}

/** What has happened, counted. */
export function changedWords({ added, removed }: CompanyChanges): string {
  const parts = [
    added.length > 0 && `given to ${counted(added)}`,
    removed.length > 0 && `taken back from ${counted(removed)}`,
  ].filter(Boolean);
  return `Custom report ${parts.join(' and ')}`;
}

function namesOf(companies: readonly GivenCompany[]): string {
  // One that is left over is named too: "1 other" is no shorter.
  const isMany = companies.length > mostNamed + 1;
  const named = isMany ? companies.slice(0, mostNamed) : companies;
  const others = isMany ? [`${companies.length - mostNamed} others`] : [];
  return new Intl.ListFormat('en').format([...named.map(({ company }) => company), ...others]);
}

function counted({ length }: readonly unknown[]): string {
  return length === 1 ? '1 company' : `${length} companies`;
}
