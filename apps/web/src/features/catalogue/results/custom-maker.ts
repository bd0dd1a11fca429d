import type { CatalogueItem } from '../catalogue.queries.ts';

interface Maker {
  words: string;
  /** Somebody's name, which is not for translation. */
  name?: string;
}

/** A headquarter also sees what people of the companies below it made, without having been given it. */
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
