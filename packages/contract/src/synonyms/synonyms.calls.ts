import type { Call } from '../endpoint.ts';

export const synonymsCalls = {
  synonyms: 'GET /synonyms',
  addSynonym: 'POST /synonyms',
  previewSynonym: 'POST /synonyms/preview',
  changeSynonym: 'PUT /synonyms/{synonym_id}',
  deleteSynonym: 'DELETE /synonyms/{synonym_id}',
} as const satisfies Record<string, Call>;
