import { newsEndpoints } from '@caliper/contract/news/news.endpoints.ts';
import { type Route, routes } from '../../http/endpoints.ts';
import type { News } from './news.service.ts';

export function newsRoutes(news: News): Route[] {
  return routes(newsEndpoints, { news: ({ query }) => news.list(query.sub_category_id) });
}
