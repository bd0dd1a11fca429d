import { vocabularyEndpoints } from '@caliper/contract/vocabulary/vocabulary.endpoints.ts';
import { viewerAsActor } from '../../http/actor.ts';
import { type Route, routes } from '../../http/endpoints.ts';
import type { Lines } from './lines.service.ts';
import type { Merging } from './merging.service.ts';
import type { Proposals } from './proposals.service.ts';
import type { Terms } from './terms.service.ts';

interface Parts {
  terms: Terms;
  merging: Merging;
  proposals: Proposals;
  lines: Lines;
}

export function vocabularyRoutes({ terms, merging, proposals, lines }: Parts): Route[] {
  return routes(vocabularyEndpoints, {
    terms: ({ query }) => terms.list({ ...query, page: query.page ?? 1 }),
    term: ({ params }) => terms.find(params.term_id),
    renameTerm: ({ viewer, origin, params, body }) =>
      terms.rename(viewerAsActor(viewer, origin), params.term_id, body),
    addSpelling: ({ viewer, origin, params, body }) =>
      terms.addSpelling(viewerAsActor(viewer, origin), params.term_id, body),
    removeSpelling: ({ viewer, origin, params, query }) =>
      terms.removeSpelling(viewerAsActor(viewer, origin), params.term_id, params.spelling_id, query.version),
    mergeTerms: ({ viewer, origin, params, body }) =>
      merging.merge(viewerAsActor(viewer, origin), params.term_id, body),
    splitTerm: ({ viewer, origin, params, body }) =>
      merging.split(viewerAsActor(viewer, origin), params.term_id, body),
    mergeConsequences: ({ params, body }) => merging.consequencesOfMerge(params.term_id, body),
    splitConsequences: ({ params, body }) => merging.consequencesOfSplit(params.term_id, body),
    termProposals: ({ query }) => proposals.list(query.kind, query.page ?? 1),
    confirmProposal: ({ viewer, origin, params, body }) =>
      proposals.confirm(viewerAsActor(viewer, origin), params.proposal_id, body),
    refuseProposal: ({ viewer, origin, params }) =>
      proposals.refuse(viewerAsActor(viewer, origin), params.proposal_id),
    editionLines: ({ query }) => lines.list(query.text, query.page ?? 1),
    joinLines: ({ viewer, origin, params, body }) =>
      lines.join(viewerAsActor(viewer, origin), params.line_id, body),
    partLine: ({ viewer, origin, params, body }) =>
      lines.part(viewerAsActor(viewer, origin), params.line_id, body),
  });
}
