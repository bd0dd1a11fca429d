import type { Vocabulary } from '@caliper/text/vocabulary.ts';
import type { Feature } from '../../http/feature.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { Exporting } from '../exports/index.ts';
import { figuresRoutes } from './figures.routes.ts';
import { createFigures } from './figures.service.ts';
import { createLooking } from './looking.ts';
import { figuresJobs } from './reading.ts';

interface FiguresWiring {
  db: Db;
  catalogue: Catalogue;
  currentVocabulary: () => Promise<Vocabulary>;
  productName: string;
  exporting: Exporting;
}

export function wireFigures({ db, catalogue, currentVocabulary, ...needs }: FiguresWiring): Feature {
  const figures = createFigures({ look: createLooking({ db, catalogue }), currentVocabulary });
  return { routes: figuresRoutes({ figures, ...needs }), jobs: figuresJobs(db) };
}
