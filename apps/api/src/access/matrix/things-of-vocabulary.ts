import { adminOnly } from './knockers.ts';
import { both, type ThingRow } from './thing.ts';

const term = { thing: 'term', params: ({ id }) => ({ term_id: id }) } as const satisfies Partial<ThingRow>;
const line = {
  thing: 'edition line',
  params: ({ id }) => ({ line_id: id }),
} as const satisfies Partial<ThingRow>;
const proposal = {
  thing: 'term proposal',
  params: ({ id }) => ({ proposal_id: id }),
} as const satisfies Partial<ThingRow>;

/** What names mean is nobody's own: it is the same for all companies, and only admins see and change it. */
export const thingsOfVocabulary: ThingRow[] = [
  { call: 'term', ...term, ...both(adminOnly(200)) },
  { call: 'renameTerm', ...term, ...both(adminOnly(200)) },
  {
    call: 'addSpelling',
    ...term,
    body: () => ({ spelling: `Knees ${crypto.randomUUID()}` }),
    ...both(adminOnly(200)),
  },
  {
    call: 'removeSpelling',
    ...term,
    params: ({ id, name }) => ({ term_id: id, spelling_id: name }),
    ...both(adminOnly(200)),
  },
  // Merging it with itself changes nothing.
  {
    call: 'mergeTerms',
    ...term,
    body: ({ id }) => ({ others: [{ term_id: Number(id), version: 1 }] }),
    ...both(adminOnly(200)),
  },
  {
    call: 'splitTerm',
    ...term,
    body: ({ source }) => ({ merged: [Number(source)] }),
    ...both(adminOnly(200)),
  },
  {
    call: 'mergeConsequences',
    ...term,
    body: ({ id }) => ({ others: [Number(id)] }),
    ...both(adminOnly(200)),
  },
  {
    call: 'splitConsequences',
    ...term,
    body: ({ source }) => ({ merged: [Number(source)] }),
    ...both(adminOnly(200)),
  },
  { call: 'confirmProposal', ...proposal, ...both(adminOnly(200)) },
  { call: 'refuseProposal', ...proposal, ...both(adminOnly(204)) },
  {
    call: 'joinLines',
    ...line,
    body: ({ id }) => ({ others: [{ line_id: Number(id), version: 1 }] }),
    ...both(adminOnly(200)),
  },
  { call: 'partLine', ...line, body: ({ source }) => ({ items: [Number(source)] }), ...both(adminOnly(200)) },
];
