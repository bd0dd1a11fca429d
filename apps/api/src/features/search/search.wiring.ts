import type { Feature } from '../../http/feature.ts';
import { createPreview } from './preview.ts';
import { searchJobs } from './search.jobs.ts';
import { searchRoutes } from './search.routes.ts';
import { createSearch, type SearchNeeds } from './search.service.ts';

export function wireSearch(needs: SearchNeeds) {
  return {
    routes: searchRoutes(createSearch(needs)),
    jobs: searchJobs(needs.db),
    services: { previewWith: createPreview(needs) },
  } satisfies Feature & { services: object };
}
