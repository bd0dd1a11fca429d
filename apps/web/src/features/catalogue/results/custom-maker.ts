import type { CatalogueItem } from '../catalogue.queries.ts';

interface Maker {
  words: string;
  /** A person's name, which is not translated. */
  name?: string;
}

/** A headquarter also sees what people of its subsidiaries made, even if it was not shared with it. */
export function makerOf(
  { user_email, owner, company, medcore }: NonNullable<CatalogueItem['custom']>,
  ownEmail: string | undefined,
  ownCompany: string | undefined,
): Maker {
  if (medcore) return { words: 'MedCore' };
  if (user_email === ownEmail) return { words: 'Created by you' };
  if (company !== ownCompany) return { words: 'By', name: `${owner}, ${company}` };
  return { words: 'Shared by', name: owner };
}
