import type { Call } from '../endpoint.ts';

export const vocabularyCalls = {
  terms: 'GET /vocabulary/terms',
  term: 'GET /vocabulary/terms/{term_id}',
  renameTerm: 'PATCH /vocabulary/terms/{term_id}',
  addSpelling: 'POST /vocabulary/terms/{term_id}/spellings',
  removeSpelling: 'DELETE /vocabulary/terms/{term_id}/spellings/{spelling_id}',
  mergeTerms: 'POST /vocabulary/terms/{term_id}/merge',
  splitTerm: 'POST /vocabulary/terms/{term_id}/split',
  mergeConsequences: 'POST /vocabulary/terms/{term_id}/merge-consequences',
  splitConsequences: 'POST /vocabulary/terms/{term_id}/split-consequences',
  termProposals: 'GET /vocabulary/proposals',
  confirmProposal: 'POST /vocabulary/proposals/{proposal_id}/confirm',
  refuseProposal: 'POST /vocabulary/proposals/{proposal_id}/refuse',
  editionLines: 'GET /vocabulary/edition-lines',
  joinLines: 'POST /vocabulary/edition-lines/{line_id}/join',
  partLine: 'POST /vocabulary/edition-lines/{line_id}/part',
} as const satisfies Record<string, Call>;
