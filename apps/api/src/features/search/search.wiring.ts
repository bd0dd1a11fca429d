import { builtIn, type Vocabulary } from '@caliper/text/vocabulary.ts';
import type { Feature } from '../../http/feature.ts';
import { createPreview } from './preview.ts';
import { searchJobs } from './search.jobs.ts';
import { searchRoutes } from './search.routes.ts';
import { createSearch, type SearchNeeds } from './search.service.ts';

export interface SearchPorts {
  /** What staff have said about names, as of now: whoever keeps it in memory answers for its freshness. */
  currentVocabulary?: () => Promise<Vocabulary>;
}

export function wireSearch({
  currentVocabulary = async () => builtIn,
  ...needs
}: Omit<SearchNeeds, 'currentVocabulary'> & SearchPorts) {
  return {
    routes: searchRoutes(createSearch({ ...needs, currentVocabulary })),
    jobs: searchJobs(needs.db),
    services: { previewWith: createPreview(needs) },
  } satisfies Feature & { services: object };
}
