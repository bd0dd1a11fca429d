/** Why words find each other. It sorts the list; a search treats all of them alike. */
export const synonymKinds = ['equal', 'abbreviation', 'brand', 'spelling'] as const;
export type SynonymKind = (typeof synonymKinds)[number];
