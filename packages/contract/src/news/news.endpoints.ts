import { defineEndpoints } from '../endpoint.ts';
import { newsCalls as calls } from './news.calls.ts';
import { newsItems, newsQuery } from './news.schemas.ts';

export const newsEndpoints = defineEndpoints(calls, {
  news: {
    summary: 'The newest news of a sub-category',
    who: ['user'],
    does: 'read',
    query: newsQuery,
    answer: newsItems,
    problems: [],
  },
});
