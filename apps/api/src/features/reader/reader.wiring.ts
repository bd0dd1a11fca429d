import type { Feature } from '../../http/feature.ts';
import { readerRoutes } from './reader.routes.ts';
import { createReader, type ReaderNeeds } from './reader.service.ts';
import { createRecommendations } from './recommendations.service.ts';

export function wireReader(needs: ReaderNeeds & Parameters<typeof createRecommendations>[0]): Feature {
  return { routes: readerRoutes(createReader(needs), createRecommendations(needs)) };
}
