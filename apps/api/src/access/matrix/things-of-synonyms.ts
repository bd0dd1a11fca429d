import { publishers } from './knockers.ts';
import { both, type Thing, type ThingRow } from './thing.ts';

const synonym = {
  thing: 'synonym',
  params: ({ id }) => ({ synonym_id: id }),
} as const satisfies Partial<ThingRow>;

const asItIs = ({ name }: Thing) => ({
  kind: 'equal',
  words: [name, `${name} again`],
  meansAlso: [],
  isMutual: true,
});

/** What a search finds for other words is nobody's own: it is the same for all companies, and staff edit it. */
export const thingsOfSynonyms: ThingRow[] = [
  {
    call: 'previewSynonym',
    ...synonym,
    params: () => ({}),
    body: (thing) => ({ synonym_id: Number(thing.id), entry: asItIs(thing) }),
    ...both(publishers(200)),
  },
  {
    call: 'changeSynonym',
    ...synonym,
    body: (thing) => ({ ...asItIs(thing), version: 1 }),
    ...both(publishers(200)),
  },
  { call: 'deleteSynonym', ...synonym, ...both(publishers(204)) },
];
