import type { Vocabulary } from '@caliper/text/vocabulary.ts';
import type { Feature } from '../../http/feature.ts';
import type { Freshness } from '../../platform/freshness/freshness.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { Exporting } from '../exports/index.ts';
import { figuresRoutes } from './figures.routes.ts';
import { createFigures } from './figures.service.ts';
import { createLooking } from './looking.ts';
import { createReadingUp, figuresJobs } from './reading.ts';

interface FiguresWiring {
  db: Db;
  freshness: Freshness;
  catalogue: Catalogue;
  currentVocabulary: () => Promise<Vocabulary>;
  productName: string;
  exporting: Exporting;
  logFailure: (error: unknown) => void;
}

export function wireFigures({
  db,
  freshness,
  catalogue,
  currentVocabulary,
  ...needs
}: FiguresWiring): Feature {
  const readUp = createReadingUp({ db, freshness, logFailure: needs.logFailure });
  const figures = createFigures({
    look: createLooking({ db, freshness, catalogue, readUp }),
    currentVocabulary,
  });
  return { routes: figuresRoutes({ figures, ...needs }), jobs: figuresJobs(db) };
}
