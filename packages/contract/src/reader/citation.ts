/** What is referred to. */
export interface CitedPlace {
  /** The name of the product, which is the publisher. */
  provider: string;
  title: string;
  /** Empty or null where it is about several. */
  region: string | null;
  year: number | null;
  version: number | null;
  /** The day on which the version was released, as YYYY-MM-DD. */
  releasedOn: string | null;
  /** From the widest to the narrowest: 'Chapter 5: Market value', 'Table 5.1 Value by country'. */
  parts: readonly string[];
}

interface Cited extends CitedPlace {
  /** How figures were made from those that are cited; empty if they are those. */
  derivation?: string;
  /** An absolute address. */
  address: string | null;
  /** The day on which it was read, as YYYY-MM-DD. */
  day: string;
}

/** One line that says where something is from, for a footnote or a slide. */
export function citationOf({ derivation, address, day, ...cited }: Cited): string {
  return [ended(placeOf(cited)), derivation ?? '', address === null ? '' : `${address}.`, `Read ${day}.`]
    .filter((part) => part !== '')
    .join(' ');
}

/** The place alone, without a full stop. */
export function placeOf({ provider, title, region, year, version, releasedOn, parts }: CitedPlace): string {
  const edition = [
    year === null ? '' : `${year} edition`,
    version === null ? '' : `version ${version}${releasedOn === null ? '' : ` of ${releasedOn}`}`,
  ];
  return [provider, title, region ?? '', ...edition, ...parts].filter((part) => part !== '').join(', ');
}

function ended(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
