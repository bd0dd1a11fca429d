import { defineEndpoints } from '../endpoint.ts';
import { synonymsCalls as calls } from './synonyms.calls.ts';
import {
  addSynonymBody,
  changeSynonymBody,
  previewSynonymBody,
  synonym,
  synonymParams,
  synonymPreview,
  synonyms,
  synonymsQuery,
  synonymVersion,
} from './synonyms.schemas.ts';

const who = ['admin', 'publications'] as const;
const refused = ['synonym-taken', 'synonym-twice', 'synonym-says-nothing', 'synonym-circle'] as const;

export const synonymsEndpoints = defineEndpoints(calls, {
  synonyms: {
    summary: 'Names that find each other in a search, by name',
    who,
    does: 'read',
    query: synonymsQuery,
    answer: synonyms,
    problems: [],
  },
  addSynonym: {
    summary: 'Says that names find each other, from the next search on',
    who,
    does: 'write',
    body: addSynonymBody,
    once: true,
    answer: synonym,
    status: 201,
    problems: [...refused, 'synonyms-full'],
  },
  previewSynonym: {
    summary: 'What searches would find if an entry were changed so, or deleted',
    who,
    does: 'read',
    body: previewSynonymBody,
    answer: synonymPreview,
    problems: [...refused, 'not-found'],
  },
  changeSynonym: {
    summary: 'Changes an entry as a whole',
    who,
    does: 'write',
    params: synonymParams,
    body: changeSynonymBody,
    once: true,
    answer: synonym,
    problems: [...refused, 'not-found', 'synonym-changed'],
  },
  deleteSynonym: {
    summary: 'Deletes an entry: its names find only themselves',
    who,
    does: 'write',
    params: synonymParams,
    query: synonymVersion,
    problems: ['not-found', 'synonym-changed'],
  },
});
