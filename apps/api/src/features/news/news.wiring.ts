import type { Feature } from '../../http/feature.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { newsRefresh } from './news.jobs.ts';
import { newsRoutes } from './news.routes.ts';
import { createNews, type NewsNeeds } from './news.service.ts';

export function wireNews({ jobs, ...needs }: NewsNeeds & { jobs: Jobs }): Feature {
  const news = createNews(needs);
  const refresh = newsRefresh(news);
  return {
    routes: newsRoutes(news),
    jobs: [refresh],
    start: () => needs.db.transaction().execute((tx) => jobs.enqueue(tx, refresh, {})),
  };
}
