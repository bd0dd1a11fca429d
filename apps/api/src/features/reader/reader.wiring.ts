import type { Feature } from '../../http/feature.ts';
import { readerRoutes } from './reader.routes.ts';
import { createReader, type ReaderNeeds } from './reader.service.ts';
import { createRecommendations } from './recommendations.service.ts';
import { createSheets } from './sheets.ts';

type Needs = Omit<ReaderNeeds, 'sheets'> &
  Parameters<typeof createRecommendations>[0] & { logFailure: (error: unknown) => void };

export function wireReader({ logFailure, ...needs }: Needs): Feature {
  const sheets = createSheets({ onFailure: logFailure });
  return {
    routes: readerRoutes(createReader({ ...needs, sheets }), createRecommendations(needs)),
    stop: sheets.stop,
  };
}
