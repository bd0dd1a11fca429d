import type { Job } from '../../platform/jobs/jobs.ts';
import type { News } from './news.service.ts';

export function newsRefresh(news: News): Job {
  return { name: 'news-refresh', schedule: '*/30 * * * *', run: () => news.refresh() };
}
