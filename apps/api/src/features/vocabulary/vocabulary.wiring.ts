import type { Feature } from '../../http/feature.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import { createLines } from './lines.service.ts';
import { createMerging } from './merging.service.ts';
import { createProposals } from './proposals.service.ts';
import { createTerms } from './terms.service.ts';
import { vocabularyJobs } from './vocabulary.jobs.ts';
import { vocabularyRoutes } from './vocabulary.routes.ts';

export function wireVocabulary({ db }: { db: Db }): Feature {
  const terms = createTerms({ db });
  return {
    routes: vocabularyRoutes({
      terms,
      merging: createMerging({ db, terms }),
      proposals: createProposals({ db, terms }),
      lines: createLines({ db }),
    }),
    jobs: vocabularyJobs(db),
  };
}
