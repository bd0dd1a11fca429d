import type { Feature } from '../../http/feature.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import type { PreviewWith } from './preview.ts';
import { synonymsRoutes } from './synonyms.routes.ts';
import { createSynonyms } from './synonyms.service.ts';

export function wireSynonyms(needs: { db: Db; previewWith: PreviewWith }): Feature {
  return { routes: synonymsRoutes(createSynonyms(needs)) };
}
