import { synonymsEndpoints } from '@caliper/contract/synonyms/synonyms.endpoints.ts';
import { viewerAsActor } from '../../http/actor.ts';
import { type Route, routes } from '../../http/endpoints.ts';
import type { Synonyms } from './synonyms.service.ts';

export function synonymsRoutes(synonyms: Synonyms): Route[] {
  return routes(synonymsEndpoints, {
    synonyms: ({ query }) => synonyms.list(query),
    addSynonym: ({ viewer, origin, body }) => synonyms.add(viewerAsActor(viewer, origin), body),
    previewSynonym: ({ viewer, body }) => synonyms.preview(viewer, body),
    changeSynonym: ({ viewer, origin, params, body }) =>
      synonyms.change(viewerAsActor(viewer, origin), params.synonym_id, body),
    deleteSynonym: ({ viewer, origin, params, query }) =>
      synonyms.delete(viewerAsActor(viewer, origin), params.synonym_id, query.version),
  });
}
